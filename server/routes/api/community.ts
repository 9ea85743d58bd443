import type { POST_ENDPOINTS } from '#model/contract/community/posts';
import type { Liking } from '../../services/community/liking.ts';
import type { PostReader } from '../../services/community/reading.ts';
import type { PostWriter } from '../../services/community/writing.ts';
import type { HandlersOf } from './mount.ts';

export interface CommunityServices {
  readonly reader: PostReader;
  readonly writer: PostWriter;
  readonly liking: Liking;
}

export const communityHandlers = ({
  reader,
  writer,
  liking,
}: CommunityServices): HandlersOf<typeof POST_ENDPOINTS> => ({
  'POST post/list': async ({ caller, request }) => ({
    result: true,
    ...(await reader.list(caller, request)),
  }),
  'POST post': async ({ caller, request }) => ({ result: true, id: await writer.create(caller, request) }),
  'POST post/like': async ({ caller, request: { id, value } }) => ({
    result: true,
    likes: await liking.like(caller, id, value),
  }),
  'GET post/basic': async ({ request }) => ({ result: true, ...(await reader.basic(request.id)) }),
  'GET post/details': async ({ caller, request }) => ({
    result: true,
    post: await reader.details(caller, request.id),
  }),
  'GET post/find': async ({ request: { categoryName, categoryId, id } }) => ({
    result: true,
    ...(await reader.find(categoryName, categoryId, id)),
  }),
});

import type { RouteEntry } from './entry.ts';

/** What members publish. */
export const COMMUNITY_ROUTES: readonly RouteEntry[] = [
  {
    pattern: '/community',
    section: 'community',
    title: 'section.community',
    lead: 'posts.hubLead',
    screen: 'posts/hub',
    texts: ['posts'],
  },
  {
    pattern: '/community/posts',
    section: 'community',
    title: 'page.posts',
    lead: 'posts.lead',
    icon: 'post',
    screen: 'posts/list',
    texts: ['posts'],
    blocks: 6,
  },
  {
    pattern: '/community/posts/{id}/{name?}',
    sample: '/community/posts/1',
    section: 'community',
    title: 'page.post',
    screen: 'posts/post',
    texts: ['post', 'community', 'info'],
    anchors: [
      { id: 'post', title: 'page.post' },
      { id: 'comments', title: 'thread.title' },
      { id: 'more', title: 'post.byAuthor' },
    ],
    blocks: 3,
  },
];

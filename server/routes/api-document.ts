import type { FastifyInstance } from 'fastify';
import { apiDocumentService } from '../services/published/api-document.ts';
import { sendPrepared } from './send-prepared.ts';

/** `/api/openapi.json`: what can be asked here, for programs. Anybody may read it from anywhere. */
export function addApiDocument(app: FastifyInstance): void {
  const document = apiDocumentService();
  app.get('/api/openapi.json', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    return sendPrepared(request, reply, await document());
  });
}

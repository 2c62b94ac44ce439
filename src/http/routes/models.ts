import {
  deleteModel,
  getModels,
  getSending,
  postModel,
  postModelTest,
  putAnswerer,
  putSending,
} from '../../contract/endpoints/models.ts';
import type { Routes } from '../mounted.ts';

export function mountModels(routes: Routes): void {
  routes.on(getModels, ({ app }) => app.models());
  routes.on(postModel, ({ app, body }) => app.addModel(body));
  routes.on(deleteModel, ({ app, params }) => app.removeModel(params.name));
  routes.on(putAnswerer, ({ app, body }) => app.useModel(body.name, body.model));
  routes.on(postModelTest, ({ app, body, signal }, tell) =>
    app.testModel(body.model, { signal, onTrial: (trial) => tell('trial', trial) }),
  );
  routes.on(getSending, ({ app }) => app.sending());
  routes.on(putSending, ({ app, params, body }) => app.decideSending(params.purpose, body.allowed));
}

import {
  answerSuggestion,
  getFacePicture,
  getGraph,
  getPeople,
  getPerson,
  getPersonItems,
  getRecognition,
  getSuggestions,
  mergePeople,
  patchFace,
  patchPerson,
  splitPerson,
} from '../../contract/endpoints/people.ts';
import type { Routes } from '../mounted.ts';
import { answeredLater } from './answered-later.ts';
import { said } from './said.ts';

/** Does not wait for the consequences of a correction. */
const later = { later: true } as const;

/** Fixed paths come before those with an id: `/people/graph` is not a person. */
export function mountPeople(routes: Routes): void {
  routes.on(getPeople, ({ app, query: { brief, ...query } }) => app.peopleBriefly({ ...said(query), full: !brief }));
  routes.on(getRecognition, ({ app }) => app.recognition());
  routes.on(getGraph, ({ app }) => app.socialGraph());
  routes.on(getSuggestions, ({ app, query }) => app.suggestPeople(query.limit, { aside: true }));
  routes.on(answerSuggestion, ({ app, params, body }) =>
    answeredLater(app, app.answerSuggestion(params.id, body.answer === 'yes', later)),
  );
  routes.on(getPerson, ({ app, params, query }) => app.personPage(params.id, said(query)));
  routes.on(getPersonItems, ({ app, params, query }) => app.personItems(params.id, query));
  routes.on(patchPerson, ({ app, params, body }) => answeredLater(app, app.changePerson(params.id, body)));
  routes.on(mergePeople, ({ app, params, body }) => answeredLater(app, app.mergePeople(params.id, body.from, later)));
  routes.on(splitPerson, ({ app, params: { id: person }, body }) =>
    answeredLater(
      app,
      'faces' in body
        ? app.splitFaces({ person, faces: body.faces, ...(body.name === undefined ? {} : { name: body.name }) }, later)
        : app.correctPerson({ kind: 'split', person, name: body.name }, later),
    ),
  );
  routes.on(patchFace, ({ app, params: { id: face }, body }) =>
    answeredLater(
      app,
      app.correctPerson(
        'name' in body
          ? { kind: 'name', person: face, name: body.name }
          : { kind: 'face', face, person: body.person, holds: body.holds },
        later,
      ),
    ),
  );
  routes.onBytes(getFacePicture, async ({ app, params, query }) => {
    const { bytes, mime, version } = await app.facePicture(params.id, query.size);
    return { kind: 'bytes', bytes, mime, etag: `"${version}"` };
  });
}

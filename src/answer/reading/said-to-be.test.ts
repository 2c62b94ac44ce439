import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { saidToBe } from './said-to-be.ts';

const said = (name: string, text: string) => {
  const found = saidToBe(name, [assembleItem(stored('m', 'email', { body: { text } }))]);
  return found === undefined ? undefined : `${found.whose}: ${found.what}`;
};

it.each([
  ['Emma', 'Emma is our new dentist.', 'writer: new dentist'],
  ['Emma', 'Emma Stone, your solicitor, will call.', 'reader: solicitor'],
  ['Emma', 'I met my old teacher Emma at the market', 'writer: old teacher'],
  ['Emma', 'Ask Emma (the site manager) about it', 'nobody: site manager'],
  ['小林', '小林是我们的新同事。', 'writer: 新同事'],
])('%j of %j', (name, text, what) => {
  expect(said(name, text)).toBe(what);
});

it.each([
  ['Emma', 'Emma is a bit later than that.'],
  ['Emma', 'Emma is the winner!'],
  ['Emma', 'My dinner, Emma, was cold'],
  ['Emma', 'Emma and the dentist come, too'],
  ['Em', 'Emma is our new dentist.'],
  ['Emma (', 'Emma (the'],
])('nothing of %j in %j', (name, text) => {
  expect(said(name, text)).toBeUndefined();
});

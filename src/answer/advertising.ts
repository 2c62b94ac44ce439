import type { MemoryItem } from '../memory/item.ts';

/** What is offered to everybody is nothing that the owner did, unless its sender or its kind was asked for. */
export const isAdvertising = ({ documentKind, body, references }: MemoryItem): boolean =>
  documentKind === 'newsletter' ||
  (references === undefined &&
    (documentKind === 'promotion' || (documentKind === undefined && body !== undefined && sentToMany.test(body.text))));

const sentToMany =
  /\bunsubscribe\b|\b(?:manage|update) (?:your )?(?:e-?mail )?preferences\b|\b(?:jetzt sparen|nur heute|abmelden jederzeit|vom newsletter abmelden)\b|\bse désinscrire\b|\bcancella(?:re)? (?:l')?iscrizione\b|\bview (?:this|it)?\s?(?:e-?mail )?in (?:your )?browser\b|\bno longer wish to receive\b|newsletter abbestellen|se désabonner|darse de baja|退订|取消订阅/i;

import { staysAway as writesOfStaying } from './stays-away.ts';

/** What letters say of somebody on a journey: that they come, that they stay behind, that another one goes and nobody else; or nothing. */
export type WrittenCompany = (person: string, from: string, to: string) => 'with' | 'away' | 'another' | undefined;

/** How people write that they come along on a journey. */
export const comesAlong =
  /\bcount me in\b|\bi(?:['’]m| am) (?:so glad i am )?coming\b|\bcoming (?:along|with you)\b|\bi(?:['’]m| am) (?:travel(?:l)?ing|flying|going|driving|coming) (?:to )?(?:\p{L}+ ){0,3}with you\b|\bi(?:['’]ve| have)? said yes\b|\b(?:booked|got) the same (?:flight|train|hotel)\b|\bwe two\b|\bthe two of us\b|\byou and me\b|\b(?:cannot|can['’]t) wait\b|\bleave (?:is |was |got )?approved\b|\bgot (?:the )?(?:days|time|week) off\b|\b(?:so|super|really) (?:hyped|excited|pumped|stoked)\b|\bi(?:['’]m| am) in\b|\bsee you at the (?:airport|station)\b|\blook(?:ing)? forward to (?:our|the) trip\b|\b(?:travel(?:l)?|fly|go|leav|sett)ing (?:off )?together\b|\b(?:bought|booked|paid for|got) my (?:own )?(?:ticket|flight|seat|fare)\b|\bi(?:['’]ll| will) (?:come|join you|tag along|be there)\b|我(?:也|会|要)去|跟你(?:一起)?去|陪你去|一起(?:去|走|飞|出发|出行|旅行)|同(?:去|行)|结伴|请好假|票(?:已经)?买好了|我跟你走|算我一个|期待/iu;

/** And that they do not: of a journey that one letter is about, these say it too. */
const callsOff =
  /\b(?:won['’]t|will not|not going to|may not|might not) be able to (?:come|join|make it|go|travel|fly)\b|\b(?:no longer|not) (?:able to )?(?:come|coming|join|joining|make it|going)\b|\b(?:back|bow|pull|drop)(?:ing|ped)? out\b|\b(?:cannot|can['’]?t|can not|could ?n[o’']t|won['’]t|will not|am not able to|unable to) (?:come|join|make it|go|travel)\b|\bwithout me\b|\bcount me out\b|\bi(?:['’]m| am) stuck\b|\b(?:have|had) to (?:stay|cancel|stay home)\b|去不[了成]|不能(?:一起)?(?:去|来)|(?:不能|没法|没办法|无法)(?:陪|跟|和|与|同)(?:你|您)|陪不(?:了|成)|来不了|没法(?:去|来)|不去了|走不开|不批假|没请(?:到|下)假/iu;

/** Whether somebody writes of a journey that they do not come along. */
export const staysAway = (text: string): boolean => writesOfStaying(text) || callsOff.test(text);

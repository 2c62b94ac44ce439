const stayingAway =
  /\b(?:can(?:no|['’])?t|cannot|won['’]?t|will not|not able to|unable to|could(?: not|n['’]t)) (?:\w+ ){0,2}(?:come|coming|join|joining|make it|travel|be there|go|fly|accompany|tag along)\b|\b(?:i['’]m|i am) not (?:coming|joining|going) (?:along|with you|after all)\b|\bwithout me\b(?! knowing)|\bcount me out\b|\b(?:have|had) to (?:drop|back|bow|pull) out\b|\b(?:kann|konnte) (?:\S+ ){0,3}nicht (?:mit)?(?:kommen|fahren|reisen)|\bohne mich\b|ne (?:peux|pourrai|pouvais) pas venir|\bsans moi\b|no puedo ir|\bsin mí\b|non posso venire|\bsenza di me\b|(?:去|来|到|参加)不(?:了|成)|不能(?:去|来|参加|一起|跟你|陪)|没(?:法|办法)(?:去|来|跟|和|陪)|陪不了|我(?:就|这次)?不(?:去|来)了/iu;

/** Whether somebody writes that they do not come along. */
export const staysAway = (text: string): boolean => stayingAway.test(text);

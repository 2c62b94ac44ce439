const compiled = new WeakMap<RegExp, RegExp>();

/** A pattern as it finds every place where it stands; made once. */
export function everywhere(pattern: RegExp): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  compiled.set(pattern, made);
  return made;
}

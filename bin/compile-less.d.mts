export function compileLess(): void;

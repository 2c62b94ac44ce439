/** Whether optional packages, by what is imported of them, are all there. */
export const areInstalled = (packages: Readonly<Record<string, string>>): boolean => {
  try {
    return Object.values(packages).every((name) => import.meta.resolve(name) !== '');
  } catch {
    return false;
  }
};

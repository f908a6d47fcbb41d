/**
 * Both forms of a label that names two: 'operario/operaria de máquina' → 'operario de máquina', 'operaria de máquina';
 * 'Leiter Einkauf/Leiterin Einkauf' and 'técnico/a' likewise. A label that names more is taken apart at its slashes.
 */
export function gendersOf(label: string): string[] {
  const parts = label.split('/').map((part) => part.trim().split(/\s+/));
  const [one = [], other = []] = parts;
  if (parts.length !== 2) return parts.length === 1 ? [label] : parts.map((words) => words.join(' '));
  const forms =
    one.length < other.length && one.length === 1
      ? [[...one, ...other.slice(1)], other]
      : other.length < one.length && other.length === 1
        ? [one, [...one.slice(0, -1), ...other]]
        : [one, other];
  return forms.filter(([first = '']) => first.length > 2).map((words) => words.join(' '));
}

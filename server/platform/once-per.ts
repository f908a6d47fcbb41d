/**
 * Makes a reading that is done once for each object of facts and kept for as long as the facts are: many prospects work at one company, whose
 * facts come as one object.
 * @param read must tell from the facts alone, and they must stay as they are
 */
export function oncePer<Facts extends object, Reading>(read: (facts: Facts) => Reading): (facts: Facts) => Reading {
  const known = new WeakMap<Facts, { reading: Reading }>();
  return (facts) => {
    let kept = known.get(facts);
    if (kept === undefined) {
      kept = { reading: read(facts) };
      known.set(facts, kept);
    }
    return kept.reading;
  };
}

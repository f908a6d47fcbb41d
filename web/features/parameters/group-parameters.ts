import type { CategoryId, Parameter } from '../../../shared/catalogue.ts';
import type { Category } from './categories-query.ts';

export interface ParameterGroup {
  category: Category;
  parameters: Parameter[];
}

/**
 * What the picker shows.
 * @param chosenCategory null shows all
 * @param search words that must all stand in the name, the description or the id; case does not matter
 * @returns the groups in the categories' order, without empty ones
 */
export function groupParameters(
  parameters: readonly Parameter[],
  categories: readonly Category[],
  chosenCategory: CategoryId | null,
  search: string,
): ParameterGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, description, id }: Parameter) => {
    const text = `${name} ${description} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return categories
    .filter(({ id }) => chosenCategory === null || id === chosenCategory)
    .map((category) => ({
      category,
      parameters: parameters.filter((parameter) => parameter.category === category.id && matches(parameter)),
    }))
    .filter((group) => group.parameters.length > 0);
}

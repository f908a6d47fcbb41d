import { z } from 'zod';
import { CATEGORIES, type CategoryId, PARAMETER_IDS } from '../catalogue.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { done } from './responses.ts';
import { plainText } from './text.ts';

export const parameterId = z.enum(PARAMETER_IDS);
const categoryIds = CATEGORIES.map((category) => category.id) as [CategoryId, ...CategoryId[]];

const parametersResponse = z.object({
  success: z.literal(true),
  parameters: z.array(
    z.object({
      id: parameterId,
      name: z.string(),
      description: z.string(),
      category: z.enum(categoryIds),
      default_selected: z.boolean(),
      company_profile_required: z.boolean(),
      ai_generated: z.boolean(),
    }),
  ),
});
const categoriesResponse = z.object({
  success: z.literal(true),
  categories: z.array(z.object({ id: z.enum(categoryIds), name: z.string() })),
});
/** Ids are checked against the catalogue by the domain, so that the response can name the unknown ones. */
export const configureRequest = z.object({ selected_parameters: z.array(plainText(64)).max(100) });
export const parameterEndpoints = {
  listParameters: {
    tags: ['parameters'],
    scopes: ['read'],
    summary: 'What can be known of a profile',
    etag: true,
    response: parametersResponse,
  },
  listCategories: {
    tags: ['parameters'],
    scopes: ['read'],
    summary: 'Groups of parameters',
    response: categoriesResponse,
  },
  configureParameters: {
    tags: ['parameters'],
    scopes: ['enrich'],
    summary: 'Choose the parameters to enrich from now on',
    body: configureRequest,
    response: done,
  },
} satisfies EndpointsOfResource;

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSelectedParameters } from '../../../server/accounts/read-selected-parameters.ts';
import { PARAMETERS } from '../../../shared/catalogue.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function selectedBy(user: SignedInUser): Promise<string[]> {
  const { parameters } = await user.api.call('listParameters');
  return parameters.filter((parameter) => parameter.default_selected).map((parameter) => parameter.id);
}

const configure = (user: SignedInUser, ids: string[]) =>
  user.api.call('configureParameters', { body: { selected_parameters: ids } });

const ofCatalogue = PARAMETERS.filter((parameter) => parameter.default_selected).map((parameter) => parameter.id);

describe('the catalogue', () => {
  it('lists all 46 parameters', async () => {
    const ann = await app.signIn();
    const { parameters } = await ann.api.call('listParameters');
    expect(parameters).toEqual(PARAMETERS);
    expect(parameters).toHaveLength(46);
    expect(parameters.filter((parameter) => parameter.ai_generated)).toHaveLength(17);
  });

  it('lists the categories in their order', async () => {
    const ann = await app.signIn();
    const { categories } = await ann.api.call('listCategories');
    expect(categories.map((category) => category.name)).toEqual([
      'Personal',
      'Contact',
      'Professional',
      'Company',
      'Engagement',
      'Scoring',
    ]);
  });

  it.each(['listParameters', 'listCategories'] as const)('is for signed-in users: %s', async (name) => {
    expect((await app.api.callError(name)).status).toBe(401);
  });
});

describe('configuring', () => {
  it('starts with the choice of the catalogue', async () => {
    expect(await selectedBy(await app.signIn())).toEqual(ofCatalogue);
  });

  it('is remembered, also in another session, and touches no other user', async () => {
    const [ann, ben] = [await app.signIn('ann@example.com'), await app.signIn('ben@example.com')];
    await configure(ann, ['tag', 'firstName', 'firstName']);
    expect(await selectedBy(await app.signIn('ann@example.com'))).toEqual(['firstName', 'tag']);
    expect(await readSelectedParameters(app.db, ann.userId)).toEqual(['firstName', 'tag']);
    expect(await selectedBy(ben)).toEqual(ofCatalogue);
  });

  it('may choose nothing', async () => {
    const ann = await app.signIn();
    await configure(ann, []);
    expect(await selectedBy(ann)).toEqual([]);
  });

  it('names unknown parameters and changes nothing', async () => {
    const ann = await app.signIn();
    await configure(ann, ['location']);
    const body = { selected_parameters: ['firstName', 'shoeSize', 'toString'] };
    const refused = await ann.api.callError('configureParameters', { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'unknown_parameters',
      details: 'Not in the catalogue: shoeSize, toString',
    });
    expect(refused.body.issues?.map((issue) => issue.path)).toEqual(['selected_parameters.1', 'selected_parameters.2']);
    expect(await selectedBy(ann)).toEqual(['location']);
  });

  it.each([
    ['no list', {}],
    ['a text', { selected_parameters: 'firstName' }],
    ['numbers', { selected_parameters: [1] }],
    ['too many', { selected_parameters: Array(101).fill('firstName') }],
  ])('is refused with %s', async (_, body) => {
    const ann = await app.signIn();
    const refused = await ann.api.callError('configureParameters', { body });
    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
    expect(refused.body.issues?.[0]?.path).toMatch(/^selected_parameters/);
  });
});

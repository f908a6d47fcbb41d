import type { Page } from '@playwright/test';
import { type OperationName, readOperation } from '../../../shared/contract/operations.ts';

/** The calls of an operation, whatever their path parameters, as Playwright takes addresses. */
export function callsTo(name: OperationName): string {
  return `**${readOperation(name).path.replace(/:\w+/g, '*')}`;
}

/** Keeps the answers to a call back, so that what stands meanwhile can be looked at. @returns lets them through */
export async function holdAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(path);
  };
}

/** Answers a call as our own server never does, where the specification has words for that as well. */
export async function answerOtherwise(
  page: Page,
  path: string,
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json: body, headers }));
}

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchResponse, Job } from '../../../shared/contract/enrichment.ts';
import { sampleJob, samplePage } from '../../../tests/support/material/sample-job.ts';
import { batchPageKey, jobKey } from './enrichment-keys.ts';
import { createJobRooms } from './job-rooms.ts';
import { applyJobEvent, type JobEvent, keepEndedJob, keepNewerBatch, mergeSummaries } from './job-state.ts';
import { readLiveEvent } from './live-event.ts';
import { readTokenUser } from './token-user.ts';
import { createEventWriter, PAGE_REFETCH_MS } from './write-live-events.ts';

const ids = { job_id: 'j1', batch_id: 'b1', user_id: 'u1', linkedin_url: 'https://www.linkedin.com/in/asha-rao-0001' };
const completedEvent: JobEvent = {
  name: 'job_completed',
  payload: {
    ...ids,
    result: { firstName: 'Asha' },
    credits_used: 1,
    successful_parameters: ['firstName'],
    failed_parameters: ['jobTitle'],
    skipped_parameters: [],
  },
};

describe('reading an event', () => {
  it.each([
    ['for this user', { ...ids }, true],
    ['for another user', { ...ids, user_id: 'u2' }, false],
    ['without a user', { job_id: 'j1' }, true],
    ['empty', null, false],
  ])('one %s', (_, payload, taken) => {
    expect(readLiveEvent('job_failed', payload, 'u1') !== null).toBe(taken);
  });

  it.each(['linkdin_url', 'likedin_url', 'linkedln_url', 'linkedin_urll', 'linkedinUrl'])(
    'sets the misspelt %s right',
    (field) => {
      const event = readLiveEvent('job_progress', { job_id: 'j1', [field]: 'https://x' }, 'u1');
      expect(event?.payload).toMatchObject({ linkedin_url: 'https://x' });
    },
  );

  it.each([
    ['name', 'firstName'],
    ['headline', 'jobTitle'],
    ['company', 'companyName'],
    ['geoLocation', 'location'],
  ])('takes the value %s for %s, unless that is there as well', (other, id) => {
    const read = (result: object) => readLiveEvent('job_completed', { job_id: 'j1', result }, 'u1')?.payload;
    expect(read({ [other]: 'x' })).toMatchObject({ result: { [id]: 'x' } });
    expect(read({ [other]: 'x', [id]: 'y' })).toMatchObject({ result: { [id]: 'y' } });
  });

  it.each(['linkedinUrl', 'linkedin_url'])('takes the address of a result that carries it as %s', (field) => {
    const event = readLiveEvent('job_completed', { job_id: 'j1', result: { [field]: 'https://x' } }, 'u1');
    expect(event?.payload).toMatchObject({ linkedin_url: 'https://x' });
  });
});

describe('the user of a token', () => {
  const token = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
  it.each([
    ['the middle segment names one', token({ user_id: 'u1', name: 'Zoë ?>' }), 'u1'],
    ['it names none', token({ sub: 'u1' }), null],
    ['it is no token', 'abc', null],
    ['the segment is no JSON', 'a.!!.c', null],
  ])('when %s', (_, text, user) => expect(readTokenUser(text)).toBe(user));
});

describe('a job after an event', () => {
  const progress = (change: object): JobEvent => ({
    name: 'job_progress',
    payload: {
      ...ids,
      status: 'running',
      progress: 40,
      message: 'Writing',
      total_parameters_requested: 2,
      completed: 1,
      failed: 0,
      successful_parameters: ['firstName'],
      ...change,
    },
  });

  it('moves forward with progress, never back', () => {
    const after = applyJobEvent(sampleJob({ progress: 60 }), progress({}));
    expect(after).toMatchObject({ progress: 60, message: 'Writing', successful_parameters: ['firstName'] });
  });

  it('takes a status it does not know for pending', () => {
    expect(applyJobEvent(sampleJob({ status: 'pending' }), progress({ status: 'queued' })).status).toBe('pending');
  });

  it('keeps an end state whatever comes later', () => {
    const done = applyJobEvent(sampleJob(), completedEvent);
    expect(done).toMatchObject({
      status: 'completed',
      progress: 100,
      result: { firstName: 'Asha' },
      failed: 1,
      credits_used: 1,
    });
    expect(applyJobEvent(done, { name: 'job_cancelled', payload: ids })).toBe(done);
    expect(keepEndedJob(done, sampleJob())).toBe(done);
    expect(keepEndedJob(sampleJob(), done)).toBe(done);
  });

  it('says where a profile has moved to', () => {
    const moved_to = 'https://www.linkedin.com/in/asha-rao';
    const moved: JobEvent = { name: 'job_completed', payload: { ...completedEvent.payload, moved_to } as never };
    expect(applyJobEvent(sampleJob(), moved).moved_to).toBe(moved_to);
    expect(applyJobEvent(sampleJob(), completedEvent)).not.toHaveProperty('moved_to');
  });

  it('shows -1 and the reason when it failed', () => {
    const after = applyJobEvent(sampleJob(), {
      name: 'job_failed',
      payload: { ...ids, error: 'Not found', error_code: 'profile_not_found' },
    });
    expect(after).toMatchObject({ status: 'failed', progress: -1, error: 'Not found' });
  });
});

describe('an answer that is older than the events', () => {
  it('changes neither ended rows nor counts', () => {
    const known = samplePage([sampleJob({ status: 'completed', progress: 100 })], { completed: 1 });
    const late = samplePage([sampleJob()], { running: 1 });
    const kept = keepNewerBatch(known, late);
    expect(kept.jobs[0]?.status).toBe('completed');
    expect(kept.batch.counts).toMatchObject({ running: 0, completed: 1 });
    expect(keepNewerBatch(late, known)).toEqual(known);
  });
});

describe('two readings of how a batch stands', () => {
  const { batch } = samplePage([sampleJob()], { pending: 2, running: 1, completed: 1 });
  const older = { ...batch, credits_used: 2, credits_held: 6 };
  const newer = { ...older, counts: { ...batch.counts, pending: 0, completed: 3 }, credits_used: 6, credits_held: 2 };
  it.each([
    ['nothing known', undefined, older, older],
    ['the answer is newer', older, newer, newer],
    ['the answer is older', newer, older, newer],
    ['an event brought the counts of an older answer up', { ...older, counts: newer.counts }, newer, newer],
    ['the same, the other way round', newer, { ...older, counts: newer.counts }, newer],
    ['a profile was forgotten', newer, { ...older, total: 0 }, { ...older, total: 0 }],
    ['another batch', newer, { ...older, batch_id: 'b2' }, { ...older, batch_id: 'b2' }],
  ])('%s', (_, known, read, merged) => expect(mergeSummaries(known, read)).toEqual(merged));
});

describe('writing events into the cache', () => {
  let queries: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers();
    queries = new QueryClient();
  });
  afterEach(() => {
    queries.clear();
    vi.useRealTimers();
  });

  it('changes the job, its row, and nothing of another job', () => {
    const other = sampleJob({ job_id: 'j2' });
    queries.setQueryData(jobKey('j1'), sampleJob());
    queries.setQueryData(batchPageKey('b1', 1), samplePage([sampleJob(), other]));
    createEventWriter(queries, () => {}).write([completedEvent]);
    expect(queries.getQueryData<Job>(jobKey('j1'))?.result).toEqual({ firstName: 'Asha' });
    const page = queries.getQueryData<BatchResponse>(batchPageKey('b1', 1));
    expect(page?.jobs.map((job) => job.status)).toEqual(['completed', 'running']);
    expect(page?.jobs[1]).toBe(other);
  });

  it('reads a job again when it ended while its first answer was on the way', async () => {
    const answers = [sampleJob(), sampleJob({ status: 'completed', progress: 100 })];
    const read = vi.fn(async () => answers.shift() ?? sampleJob());
    const first = queries.fetchQuery({ queryKey: jobKey('j1'), queryFn: read });
    createEventWriter(queries, () => {}).write([completedEvent]);
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.getQueryState(jobKey('j1'))?.isInvalidated).toBe(true);
  });

  it('writes counts at once and asks for the page at most once a second', async () => {
    queries.setQueryData(batchPageKey('b1', 1), samplePage([sampleJob()], { running: 1 }));
    const invalidate = vi.spyOn(queries, 'invalidateQueries');
    const writer = createEventWriter(queries, () => {});
    const counts = { pending: 0, running: 0, completed: 1, failed: 0, cancelled: 0 };
    for (let index = 0; index < 4; index += 1) {
      writer.write([{ name: 'batch_progress', payload: { batch_id: 'b1', user_id: 'u1', counts, total: 1 } }]);
    }
    expect(queries.getQueryData<BatchResponse>(batchPageKey('b1', 1))?.batch.counts).toEqual(counts);
    expect(invalidate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(PAGE_REFETCH_MS);
    expect(invalidate).toHaveBeenCalledTimes(1);
    writer.stop();
  });

  it('hands the credits on', () => {
    const credits = vi.fn();
    createEventWriter(queries, credits).write([{ name: 'credits', payload: { user_id: 'u1', credits: 60, held: 40 } }]);
    expect(credits).toHaveBeenCalledWith(60);
  });
});

describe('the rooms of the jobs on screen', () => {
  it('joins once for two lookers, leaves with the last, and joins again after a reconnect', () => {
    const rooms = createJobRooms();
    const sent: string[] = [];
    const send = (event: string, { job_id }: { job_id: string }) => void sent.push(`${event} ${job_id}`);
    const leaveFirst = rooms.join('j1');
    rooms.connected('u1', send);
    const leaveSecond = rooms.join('j1');
    leaveFirst();
    leaveFirst();
    expect(sent).toEqual(['join_job j1']);
    rooms.disconnected();
    rooms.connected('u1', send);
    leaveSecond();
    expect(sent).toEqual(['join_job j1', 'join_job j1', 'leave_job j1']);
  });
});

import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerThreadRequest } from '../../../server/worker/run-worker-thread.ts';

/** How the thread behaves from now on; written into its `control` by a test. */
export const BEHAVIOUR = { works: 0, isSilent: 1, dies: 2, isDeaf: 3, takesNoWork: 4 };
/** Places in `control`: the behaviour, and how many threads have begun so far. */
export const PLACE = { behaviour: 0, begun: 1 };

if (parentPort) {
  const control = new Int32Array(workerData.control as SharedArrayBuffer);
  Atomics.add(control, PLACE.begun, 1);
  parentPort.postMessage({ kind: 'ready' });
  let last = -1;
  setInterval(() => {
    const behaviour = Atomics.load(control, PLACE.behaviour);
    if (behaviour === BEHAVIOUR.dies) {
      Atomics.store(control, PLACE.behaviour, BEHAVIOUR.works);
      throw new Error('this thread dies');
    }
    last = behaviour;
    if (behaviour === BEHAVIOUR.isSilent) return;
    parentPort?.postMessage({ kind: 'alive', queueWorks: behaviour !== BEHAVIOUR.takesNoWork });
  }, 5);
  parentPort.on('message', (request: WorkerThreadRequest) => {
    if (typeof request === 'object') return;
    // Told in its turn, so that a test knows when the last heartbeat of the behaviour before has come.
    if (request === 'read-metrics' && Atomics.load(control, PLACE.behaviour) === BEHAVIOUR.isDeaf) return;
    if (request === 'read-metrics') return parentPort?.postMessage({ kind: 'metrics', metrics: [{ behaviour: last }] });
    if (Atomics.load(control, PLACE.behaviour) !== BEHAVIOUR.isDeaf) process.exit();
  });
}

import { parentPort, workerData } from 'node:worker_threads';

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
    // Told first, so that a test knows when the last heartbeat of the behaviour before has come.
    if (behaviour !== last) parentPort?.postMessage({ kind: 'counted', counted: behaviour });
    last = behaviour;
    if (behaviour === BEHAVIOUR.isSilent) return;
    parentPort?.postMessage({ kind: 'alive', queueWorks: behaviour !== BEHAVIOUR.takesNoWork });
  }, 5);
  parentPort.on('message', () => {
    if (Atomics.load(control, PLACE.behaviour) !== BEHAVIOUR.isDeaf) process.exit();
  });
}

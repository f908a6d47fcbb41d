import { readFileSync } from 'node:fs';
import os from 'node:os';

/** One line about the machine figures were measured on: processor, cores, memory, system, Node. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  return [
    cpus[0]?.model.trim() ?? 'unknown processor',
    `${cpus.length} cores`,
    memory,
    system(),
    `Node ${process.versions.node}`,
  ].join(', ');
}

function system(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? os.type();
  } catch {
    return `${os.type()} ${os.release()}`;
  }
}

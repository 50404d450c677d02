'use strict';

// Loaded before anything else by every process of a test run (guard-processes.ts): no connection leaves this machine,
// and each that would have is written down, since what fails without a word could pass unseen (reliability 3.5, S7).
const { appendFileSync } = require('node:fs');
const net = require('node:net');

/** This machine by its names and addresses, and the names that by RFC 6761 nobody ever has. */
const NEAR = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3}|.+\.invalid)$/i;

/** The host of `connect(options)`, `connect(port, host)` or `connect([options])`; undefined for a file or this machine. */
function findHost([first, second]) {
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null) return options.path ? undefined : options.host;
  return typeof second === 'string' ? second : undefined;
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...told) {
  const host = findHost(told);
  if (host === undefined || NEAR.test(host)) return Reflect.apply(connect, this, told);
  appendFileSync(process.env.FOREIGN_HOSTS_FILE, `${host}\n`);
  throw Object.assign(new Error(`A test wants to reach ${host}.`), { code: 'ENETUNREACH' });
};

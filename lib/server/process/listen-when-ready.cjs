const { Server } = require('node:http');

/** As `begin-listening.ts` names what it calls when all is ready. */
const LISTEN = Symbol.for('funnel-platform.listen');

/**
 * Loaded in front of Next, which listens before it reads a line of ours and lets whoever comes wait for as long as the
 * start takes. Next is told that it listens; its port stays closed until the start-up is through, so that the proxy asks
 * the other process at once. Only the first server of the process is held back.
 */
Server.prototype.listen = function listenWhenReady(port, hostname, ...rest) {
  delete Server.prototype.listen;
  this.address = () => ({ port: Number(port), address: hostname ?? '::', family: hostname ? 'IPv4' : 'IPv6' });
  globalThis[LISTEN] = () => {
    delete globalThis[LISTEN];
    delete this.address;
    // Next has heard of it.
    this.removeAllListeners('listening');
    this.listen(port, hostname, ...rest);
  };
  process.nextTick(() => this.emit('listening'));
  return this;
};

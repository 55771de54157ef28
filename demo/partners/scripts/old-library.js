// What libraries of twenty years did to the page around them, all at once.

(() => {
  // Extended, as Prototype and MooTools did, so that every `for … in` and every JSON text meets it.
  Object.prototype.clone = function clone() {
    return { ...this };
  };
  Array.prototype.toJSON = function toJSON() {
    return `[${this.join()}]`;
  };
  String.prototype.contains = function contains(part) {
    return this.indexOf(part) >= 0;
  };
  Element.prototype.update = function update(html) {
    this.innerHTML = html;
    return this;
  };

  // Replaced, for browsers that were old then.
  Array.from = list => Array.prototype.slice.call(list);
  Array.prototype.find = function find(test) {
    for (let at = 0; at < this.length; at++) if (test.call(this, this[at])) return this[at];
    return null;
  };
  Function.prototype.bind = function bind(self, ...first) {
    return (...more) => this.apply(self, first.concat(more));
  };

  // A module loader that takes what it is not meant for, and a build's idea of an environment.
  window.define = () => {
    throw new Error('define() was called without a name');
  };
  window.define.amd = {};
  window.exports = {};
  window.module = { exports: window.exports };
  window.process = { env: {}, browser: true };

  // And frozen, against other libraries.
  for (const taken of [Array, Function, String, Promise]) Object.freeze(taken.prototype);
})();

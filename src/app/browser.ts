import { tooOld, update } from './browserWords.ts';

/**
 * The first script of every page, before anything else loads: whether this browser has what Landfall needs, and else which
 * one it is and which would do. It is sent as it stands here, with its words in the language of its page
 * (build/browserScript.ts), so that any browser can read it: ECMAScript 5, and no type.
 */
(function () {
  // Each browser of build/browsers.ts has both, and none that is much older: Firefox came last to the second.
  if ('isWellFormed' in String.prototype && 'CSSPropertyRule' in window) makeUp();
  else refuse();

  /** For what our code calls and these browsers may lack. Workers do without (e2e/olderBrowsers.spec.ts). */
  function makeUp() {
    var parts = [
      {
        of: URL,
        name: 'canParse',
        value: function () {
          try {
            return Boolean(Reflect.construct(URL, arguments));
          } catch (error) {
            return !error;
          }
        },
      },
      {
        of: Promise,
        name: 'withResolvers',
        value: function () {
          var made = {};
          var promise = new Promise(function (resolve, reject) {
            Object.assign(made, { resolve: resolve, reject: reject });
          });
          return Object.assign(made, { promise: promise });
        },
      },
      {
        of: Map,
        name: 'groupBy',
        value: function () {
          var groups = new Map();
          var keyOf = arguments[1];
          Array.from(arguments[0]).forEach(function (item, index) {
            var key = keyOf(item, index);
            if (groups.has(key)) groups.get(key).push(item);
            else groups.set(key, [item]);
          });
          return groups;
        },
      },
      {
        of: Object,
        name: 'groupBy',
        value: function () {
          var groups = Object.fromEntries(Map.groupBy(arguments[0], arguments[1]));
          return Object.assign(Object.create(null), groups);
        },
      },
    ];
    parts.forEach(function (part) {
      if (part.name in part.of) return;
      // As the language has them: `for … in` does not meet them.
      var property = { value: part.value, configurable: true, writable: true };
      Object.defineProperty(part.of, part.name, property);
    });
  }

  function refuse() {
    var agent = navigator.userAgent;
    var known =
      /(Edg|Firefox)\/([\d.]+)/.exec(agent) ||
      /(Chrome)\/([\d.]+)/.exec(agent) ||
      /(Version)\/([\d.]+).* Safari/.exec(agent);
    var found = known
      ? known.slice(1).join(' ').replace('Edg ', 'Edge ').replace('Version', 'Safari')
      : agent;
    // Nothing that follows in the page is read any more.
    window.stop();
    var body = document.body || document.documentElement.appendChild(document.createElement('body'));
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = [tooOld, update, found].join(' ');
    body.textContent = '';
    body.appendChild(text);
  }
})();

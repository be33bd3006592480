import ChangelogRender

/// The search over all symbols that changed: its data, and what pages do with it.
enum SiteSearch {
  /// The symbols of one module.
  struct Folder: Sendable {
    let path: String
    let module: String
    let line: String
    var symbols: [(name: String, file: String)] = []
  }

  /// A script that hands the data over: pages opened from disk may load scripts, and nothing else.
  static func data(_ folders: [Folder]) -> String {
    var text = "sdkdiffSymbols(["
    for (number, folder) in folders.enumerated() {
      text += number == 0 ? "\n" : ",\n"
      text +=
        "[\(ScriptText.quoted(folder.path)),\(ScriptText.quoted(folder.module)),\(ScriptText.quoted(folder.line)),["
      text += folder.symbols.map { "\(ScriptText.quoted($0.name)),\(ScriptText.quoted($0.file))" }.joined(
        separator: ",\n")
      text += "]]"
    }
    return text + "]);\n"
  }

  static let script = #"""
    "use strict";
    (() => {
      const form = document.getElementById("search"), list = document.getElementById("hits");
      const input = document.getElementById("symbol"), found = document.getElementById("found");
      if (!form) return;
      const limit = 50, root = form.dataset.root;
      let symbols = null, asked = false;
      window.sdkdiffSymbols = folders => {
        symbols = [];
        for (const [path, module, line, names] of folders) {
          for (let at = 0; at < names.length; at += 2) {
            symbols.push({name: names[at], lower: names[at].toLowerCase(), path: path + names[at + 1], module, line});
          }
        }
        show();
      };
      const ask = () => {
        if (asked) return;
        asked = true;
        const script = document.createElement("script");
        script.src = root + form.dataset.data;
        document.head.append(script);
      };
      const show = () => {
        const terms = input.value.toLowerCase().split(/\s+/).filter(term => term);
        list.replaceChildren();
        found.textContent = "";
        if (!symbols || !terms.length) return;
        const rank = symbol => symbol.lower === terms[0] ? 0 : symbol.lower.startsWith(terms[0]) ? 1 : 2;
        const hits = symbols.filter(symbol => terms.every(term => symbol.lower.includes(term)))
          .sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length);
        for (const hit of hits.slice(0, limit)) {
          const item = document.createElement("li"), link = document.createElement("a");
          const name = document.createElement("code");
          name.textContent = hit.name;
          link.href = root + hit.path;
          link.append(name);
          item.append(link, " " + hit.module + ", " + hit.line);
          list.append(item);
        }
        found.textContent = !hits.length ? form.dataset.none : form.dataset.more
          .replace("%1", Math.min(limit, hits.length)).replace("%2", hits.length);
      };
      input.addEventListener("focus", ask);
      input.addEventListener("input", () => {
        ask();
        show();
      });
      form.addEventListener("submit", event => {
        event.preventDefault();
        const first = list.querySelector("a");
        if (first) location.href = first.href;
      });
      form.hidden = false;
    })();
    """#
}

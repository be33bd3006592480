/// What pages do; all of it is written here, and none comes from a header.
package enum HTMLScript {
  /// Search, filters and links of a report. The state is in the fragment: `#q=scene&level=breaking`, with
  /// `at` for a finding; a fragment without `=` is an anchor.
  package static let report = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const root = document.getElementById("findings");
      const input = document.getElementById("q");
      const selects = ["change", "kind", "platform", "module"].map(id => document.getElementById(id));
      const levels = [...form.querySelectorAll("input[name=level]")];
      const boxes = [], numbers = new Map(), leaves = [], texts = new Map();
      const number = box => {
        let at = numbers.get(box);
        if (at === undefined) {
          at = boxes.length;
          numbers.set(box, at);
          boxes.push(box);
        }
        return at;
      };
      for (const leaf of root.querySelectorAll("li[id]")) {
        const item = leaf.closest("article");
        if (!texts.has(item)) {
          const name = item.querySelector("code");
          texts.set(item, ((name ? name.textContent : "") + " " + (item.dataset.swift || "")).toLowerCase());
        }
        const above = [];
        for (let box = leaf.parentElement; box !== root; box = box.parentElement) {
          if (box.tagName !== "UL") above.push(number(box));
        }
        leaves.push({
          element: leaf, above, text: texts.get(item), level: leaf.className, kind: item.dataset.kind || "",
          platforms: leaf.dataset.platform ? leaf.dataset.platform.split(" ") : null,
          change: leaf.closest("[data-change]").dataset.change,
          module: leaf.closest("[data-module]").dataset.module, shown: true,
        });
      }
      const opened = new Set();
      const counts = new Int32Array(boxes.length);
      const visible = new Uint8Array(boxes.length).fill(1);
      const apply = () => {
        const terms = input.value.toLowerCase().split(/\s+/).filter(term => term);
        const wanted = new Set(levels.filter(box => box.checked).map(box => box.value));
        const [change, kind, platform, module] = selects.map(select => select.value);
        counts.fill(0);
        let total = 0;
        for (const leaf of leaves) {
          const fits = wanted.has(leaf.level) && (!change || leaf.change === change)
            && (!kind || leaf.kind === kind) && (!module || leaf.module === module)
            && (!platform || !leaf.platforms || leaf.platforms.includes(platform))
            && terms.every(term => leaf.text.includes(term));
          if (fits !== leaf.shown) {
            leaf.shown = fits;
            leaf.element.hidden = !fits;
          }
          if (fits) {
            total += 1;
            for (const box of leaf.above) counts[box] += 1;
          }
        }
        // Folded members that fit are unfolded, unless they are too many to read anyway.
        const unfolds = terms.length > 0 && total <= 300;
        boxes.forEach((box, at) => {
          const shown = counts[at] > 0 ? 1 : 0;
          if (shown !== visible[at]) {
            visible[at] = shown;
            box.hidden = !shown;
          }
          if (box.tagName === "DETAILS") {
            if (unfolds && shown && !box.open) {
              box.open = true;
              opened.add(box);
            } else if (!unfolds && opened.delete(box)) {
              box.open = false;
            }
          }
        });
        document.getElementById("count").textContent = total;
        document.getElementById("nothing").hidden = total > 0;
      };
      const state = at => {
        const pairs = new URLSearchParams();
        if (input.value) pairs.set("q", input.value);
        const wanted = levels.filter(box => box.checked).map(box => box.value);
        if (wanted.length < levels.length) pairs.set("level", wanted.join(","));
        for (const select of selects) if (select.value) pairs.set(select.id, select.value);
        if (at) pairs.set("at", at);
        const text = pairs.toString();
        return text && text === "at=" + at ? at : text;
      };
      let marked = null;
      const go = id => {
        const target = document.getElementById(id);
        if (marked) marked.classList.remove("at");
        marked = target;
        if (!target || !root.contains(target)) return;
        for (let box = target.parentElement; box && box !== root; box = box.parentElement) {
          if (box.tagName === "DETAILS") box.open = true;
        }
        if (target.tagName === "LI") target.classList.add("at");
        target.tabIndex = -1;
        target.focus({preventScroll: true});
        target.scrollIntoView({block: target.tagName === "LI" ? "center" : "start"});
      };
      const read = () => {
        const fragment = location.hash.slice(1);
        const isState = fragment.includes("=");
        const pairs = new URLSearchParams(isState ? fragment : "");
        input.value = pairs.get("q") || "";
        const wanted = pairs.has("level") ? pairs.get("level").split(",") : null;
        for (const box of levels) box.checked = !wanted || wanted.includes(box.value);
        for (const select of selects) {
          const value = pairs.get(select.id) || "";
          select.value = value;
          if (select.value !== value) select.value = "";
        }
        apply();
        let id = isState ? pairs.get("at") : fragment;
        try { if (!isState) id = decodeURIComponent(id); } catch { id = ""; }
        if (id) go(id);
      };
      const write = at => {
        const text = state(at);
        history.replaceState(null, "", text ? "#" + text : "#");
      };
      let waiting = 0;
      const changed = () => {
        cancelAnimationFrame(waiting);
        waiting = requestAnimationFrame(() => {
          apply();
          write();
        });
      };
      form.addEventListener("input", changed);
      form.addEventListener("submit", event => event.preventDefault());
      document.getElementById("clear").addEventListener("click", () => {
        input.value = "";
        for (const box of levels) box.checked = true;
        for (const select of selects) select.value = "";
        changed();
        input.focus();
      });
      root.addEventListener("click", event => {
        const link = event.target.closest("a.link");
        if (!link) return;
        event.preventDefault();
        const id = link.getAttribute("href").slice(1);
        write(id);
        go(id);
      });
      document.addEventListener("keydown", event => {
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
        event.preventDefault();
        input.focus();
      });
      let printed = [];
      addEventListener("beforeprint", () => {
        printed = [...document.querySelectorAll("details:not([open])")];
        for (const box of printed) box.open = true;
      });
      addEventListener("afterprint", () => {
        for (const box of printed) box.open = false;
      });
      addEventListener("hashchange", read);
      form.hidden = false;
      read();
    })();
    """#
}

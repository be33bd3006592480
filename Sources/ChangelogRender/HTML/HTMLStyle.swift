/// How pages look: light and dark, on paper too.
package enum HTMLStyle {
  /// The style sheet.
  package static let text = #"""
    :root { color-scheme: light dark; --back: #fff; --fore: #1b1f24; --soft: #57606a; --line: #d0d7de;
    --card: #f6f8fa; --link: #0550ae; --bad: #a40e26; --warn: #7d4e00; --good: #116329; --badback: #ffebe9;
    --warnback: #fff3cd; --goodback: #dafbe1; --infoback: #ddf4ff; --info: #0550ae; }
    @media (prefers-color-scheme: dark) { :root { --back: #0d1117; --fore: #e6edf3; --soft: #9da7b3;
    --line: #30363d; --card: #161b22; --link: #79c0ff; --bad: #ff9a92; --warn: #f0b72f; --good: #7ee787;
    --badback: #4a1518; --warnback: #3d2e00; --goodback: #0f3b1d; --infoback: #10304f; --info: #a5d6ff; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: .5rem 1rem 3rem; max-width: 72rem; background: var(--back); color: var(--fore);
    font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: break-word; }
    html { scroll-padding-top: 1rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre { overflow-wrap: anywhere; font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; }
    pre { margin: .4rem 0; padding: .5rem .7rem; background: var(--card); border: 1px solid var(--line);
    border-radius: .3rem; white-space: pre-wrap; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.35rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1.1rem; margin: 1.2rem 0 .4rem; color: var(--soft); }
    article h3, article h4, article h5 { display: inline; margin: 0; font-size: 1rem; color: inherit; }
    summary h2 { display: inline; } details.summary { margin-top: 1.5rem; }
    .skip { position: absolute; left: -100vw; } .skip:focus { left: 1rem; background: var(--back); padding: .5rem; }
    table { border-collapse: collapse; margin: .5rem 0; }
    th, td { border: 1px solid var(--line); padding: .2rem .6rem; text-align: left; vertical-align: top;
    font-weight: normal; }
    thead th, tfoot th, tfoot td { font-weight: 600; background: var(--card); }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: 1rem 0; padding: .8rem;
    background: var(--card); border: 1px solid var(--line); border-radius: .4rem; }
    form[hidden] { display: none; }
    @media (min-width: 60rem) { html { scroll-padding-top: 9rem; }
    #filters { position: sticky; top: 0; z-index: 1; } }
    form p { margin: 0; } form label { font-size: .875rem; } form p > label { display: block; }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { font-size: .875rem; padding: 0; }
    fieldset label { margin-right: .6rem; white-space: nowrap; }
    input[type=search], select, button { font: inherit; font-size: .9rem; padding: .25rem .4rem; max-width: 100%;
    color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: .3rem; }
    #q { width: 12rem; } select { max-width: 10rem; } #shown { margin-left: .8rem; color: var(--soft); }
    article { margin: .6rem 0; padding: .5rem .8rem; border: 1px solid var(--line); border-radius: .4rem;
    content-visibility: auto; contain-intrinsic-size: auto 7rem; }
    [hidden] { display: none !important; }
    .facts { display: inline; margin: 0 0 0 .4rem; color: var(--soft); font-size: .875rem; }
    article ul { margin: .3rem 0 0; padding: 0; list-style: none; } li { margin: .15rem 0; }
    li p { margin: .1rem 0; }
    main > section > ul { padding-left: 1.2rem; }
    .link { padding: 0 .2rem; }
    .level { font-size: .8rem; font-weight: 600; padding: .05rem .4rem; border-radius: .7rem;
    background: var(--card); color: var(--soft); border: 1px solid currentcolor; }
    .breaking > .level { background: var(--badback); color: var(--bad); }
    .warning > .level { background: var(--warnback); color: var(--warn); }
    .info > .level { background: var(--infoback); color: var(--info); }
    .at { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .3rem; }
    del { background: var(--badback); color: var(--bad); text-decoration: line-through; }
    ins { background: var(--goodback); color: var(--good); text-decoration: underline; }
    .sides { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; } .sides > div { min-width: 0; }
    .side { margin: .3rem 0 0; font-size: .8rem; color: var(--soft); }
    @media (max-width: 48rem) { .sides { grid-template-columns: 1fr; }
    th, td { padding: .2rem .25rem; font-size: .8rem; }
    tbody th, td:first-child, td:last-child { overflow-wrap: anywhere; min-width: 3.5rem; }
    .number { overflow-wrap: normal; min-width: 0 !important; } }
    .gone { text-decoration: line-through; }
    .guard { font-size: .85em; border-style: dashed; }
    svg { max-width: 100%; height: auto; } svg text { fill: var(--fore); font-size: 12px; }
    .bar-breaking { fill: #cf222e; } .bar-warning { fill: #bf8700; } .bar-info { fill: #3b7dd8; }
    .key { display: inline-block; width: .8rem; height: .8rem; margin: 0 .3rem 0 .8rem; }
    nav { font-size: .9rem; } nav a { margin-right: .8rem; } .hits { padding-left: 1.2rem; } #search p { margin: 0; }
    .columns { columns: 14rem; } figure { margin: 1rem 0; }
    footer { margin-top: 3rem; color: var(--soft); font-size: .875rem; }
    @media print { :root { --back: #fff; --fore: #000; --card: #fff; } body { max-width: none; padding: 0; }
    #filters, .skip, .link, nav { display: none; } article { content-visibility: visible; break-inside: avoid; }
    a { color: inherit; text-decoration: none; } .level { background: none !important; color: #000 !important; } }
    """#
}

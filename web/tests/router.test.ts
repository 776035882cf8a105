import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { place } from "./browser.ts";
import { match, router } from "../src/lib/router.svelte.ts";

beforeEach(() => router.go("/"));

const found = () => {
  const { route, params } = router.find() ?? {};
  return [route?.pattern, params];
};

test("every address of the page finds its route and its parameters", () => {
  for (const [address, pattern, params] of [
    ["/", "/", {}],
    ["/table/main", "/table/:table", { table: "main" }],
    ["/table/main/round/3/41", "/table/:table/round/:shoe/:number", { table: "main", shoe: "3", number: "41" }],
    ["/odds?house=dragon-mini#bets", "/odds", {}],
    ["/learn/", "/learn", {}],
  ] as const) {
    router.go(address);
    assert.deepEqual(found(), [pattern, params], address);
  }
});

test("an address that is none of the page's finds nothing", () => {
  for (const address of ["/table", "/table/", "/table/main/round/3", "/nowhere", "/odds/more", "/ODDS"]) {
    router.go(address);
    assert.equal(router.find(), null, address);
  }
});

test("a name survives the way into an address and back, whatever is in it", () => {
  for (const name of ["main", "a b", "百家乐", "50%", "a/b", "?", "#1", "%2F"]) {
    assert.deepEqual(match("/table/:table", `/table/${encodeURIComponent(name)}`), { table: name });
  }
});

test("an address that cannot be read is a missing page, not an error", () => {
  for (const path of ["/table/%", "/table/%E0%A4", "/table/%zz"]) assert.equal(match("/table/:table", path), null);
});

test("going somewhere can be taken back, replacing cannot", () => {
  router.go("/odds?house=one");
  router.go("/odds?house=two", { replace: true });
  router.go("/learn");
  assert.equal(router.path, "/learn");
  place.back();
  assert.deepEqual([router.path, router.query.get("house")], ["/odds", "two"]);
  place.back();
  assert.deepEqual([router.path, router.query.get("house")], ["/", null]);
});

/** A click on a link, as the browser tells of it; true if the page itself follows. */
function click(
  href: string,
  how: Partial<MouseEvent> = {},
  link: { target?: string; download?: boolean } = {},
): boolean {
  const { origin, pathname, search, hash } = new URL(href, place.href);
  const anchor = {
    origin,
    pathname,
    search,
    hash,
    target: link.target ?? "",
    hasAttribute: (name: string) => name === "download" && Boolean(link.download),
    getAttribute: () => href,
  };
  let prevented = false;
  const event = { button: 0, target: { closest: () => anchor }, preventDefault: () => (prevented = true), ...how };
  router.follow(event as unknown as MouseEvent);
  return prevented;
}

test("a plain click on a link of the page is followed without loading it again", () => {
  assert.ok(click("/odds?house=one#bets"));
  assert.deepEqual([router.path, place.search, place.hash], ["/odds", "?house=one", "#bets"]);
});

test("everything else is left to the browser", () => {
  assert.ok(!click("https://elsewhere.test/odds"));
  assert.ok(!click("/api/tables/main/records/1"));
  assert.ok(!click("#main"));
  assert.ok(!click("/odds", {}, { target: "_blank" }));
  assert.ok(!click("/odds", {}, { download: true }));
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ]) {
    assert.ok(!click("/odds", how), JSON.stringify(how));
  }
  assert.ok(!click("/odds", { target: { closest: () => null } as unknown as EventTarget }), "no link was clicked");
  assert.equal(router.path, "/");
});

// The minimal lobby: lists the tables and shows the results of each as they come, by the socket of each table.
const root = document.getElementById("tables");
const cards = new Map();

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function showResults(place, results) {
  place.replaceChildren(...(results.match(/[BPT][bpn]*/g) || []).map((each) => element("span", each[0].toLowerCase(), each[0])));
  if (!results) place.textContent = "–";
}

function show(card, view) {
  card.seats.textContent = `${view.seats.length}/${view.seats_max}`;
  showResults(card.results, view.shoe ? view.shoe.results : "");
}

function apply(document_, changes) {
  for (const { path, value } of changes) {
    let place = document_;
    for (const key of path.slice(0, -1)) place = place[key];
    place[path.at(-1)] = value;
  }
}

function follow(id, card) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket?protocol=1`);
  let held = null;
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.document) held = frame.document;
    else if (frame.type === "step" && held && held.view.sequence === frame.since) apply(held, frame.changes);
    else if (frame.type === "step") socket.send(JSON.stringify({ type: "sync" }));
    if (held) show(card, held.view);
  };
  socket.onclose = ({ code }) => {
    if (code === 4404 || code === 4410) card.article.remove();
    else setTimeout(() => follow(id, card), 2000);
  };
}

async function list() {
  const reply = await fetch("/api/tables");
  const { tables } = await reply.json();
  for (const table of tables) {
    if (cards.has(table.id)) continue;
    const article = element("article");
    const seats = element("p", "", "");
    const results = element("p", "results", "");
    article.append(element("h2", "", table.house), element("p", "", table.style), seats, results);
    root.append(article);
    const card = { article, seats, results };
    cards.set(table.id, card);
    showResults(results, table.results);
    follow(table.id, card);
  }
}

list();

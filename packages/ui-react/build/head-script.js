// Inline in the head of every page: applies the saved language, theme and colours before the first paint, and sends the first
// requests while the app's code is loading. The build passes `facts`, and puts what reads the configuration before it. The order of events: src/start/README.md.

// If a file of the page belongs to a removed release, load the new page, at most once a minute. Key and pause: see missing-chunk.ts.
addEventListener(
	"error",
	({ target }) => {
		if (target.type !== "module") return;
		try {
			if (Date.now() - Number(sessionStorage.getItem("tradewind.reloaded")) < 60_000) return;
			sessionStorage.setItem("tradewind.reloaded", String(Date.now()));
		} catch {
			return;
		}
		location.reload();
	},
	true,
);

const { base, api, socket, fault } = window.appConfiguration;
const root = document.documentElement;
let saved = {};
try {
	saved = JSON.parse(localStorage.getItem(base === "/" ? "tradewind" : `${base}tradewind`)) ?? {};
} catch {}
const language = facts.languages[saved.language ?? saved.siteLanguage] ?? facts.languages.en;
root.lang = language.tag;
root.dir = language.dir;
if (language.code !== "en") root.dataset.shell = language.code;
root.dataset.theme = (saved.theme ?? saved.siteTheme) === "dark" ? "dark" : "light";
if (saved.token) root.dataset.customer = "";
if (saved.token && saved.starting) root.dataset.starting = "";
if (saved.token && saved.held > 0) {
	root.style.setProperty("--tw-held", Math.min(saved.held, 5));
	root.dataset.held = "";
}
for (const [name, value] of Object.entries(saved.palette ?? {}))
	if (/^--tw-[a-z-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(value)) root.style.setProperty(name, value);

// Not `swap`: figures must not move when a font arrives. The next page has it.
for (const { family, file, weight } of facts.fonts) {
	const face = new FontFace(family, `url(${base}${file})`, { weight, display: "optional" });
	document.fonts.add(face);
	face.load().catch(() => {});
}

const catalogue = document.createElement("link");
catalogue.rel = "modulepreload";
catalogue.href = base + language.catalogue;
catalogue.fetchPriority = "low";
document.head.append(catalogue);

// The app shows which field it is.
if (fault) throw new Error(`The configuration is not valid: ${fault}`);
const headers = { lang: language.code };
if (saved.token) headers.authorization = saved.token;
const replies = {};
const ask = (question) => {
	const address = `${question}${question.includes("?") ? "&" : "?"}t=${Date.now()}`;
	replies[question] = fetch(api + address, { headers, cache: "no-store" });
	replies[question].catch(() => {});
};
for (const path of saved.token ? [...facts.questions, facts.customerQuestion] : facts.questions) ask(path);
if (location.pathname === `${base}trade`) {
	replies[facts.instruments]
		.then((reply) => reply.clone().json())
		.then(({ data }) => {
			const { Id } = data.find(({ Code }) => Code === saved.instrument) ?? data[0];
			ask(`${facts.candles}?forex_id=${Id}&period=${facts.period}`);
		})
		.catch(() => {});
}
const address = socket ?? api.replace("http", "ws") + facts.socketPath;
const socketWorker = base + facts.socketWorker;
const prefetch = { replies, headers, worker: undefined, connection: "opening", tapped: undefined };
window.appPrefetch = prefetch;
let worker;
try {
	// Trusted Types: this policy knows no script but the worker's.
	const scripts = window.trustedTypes?.createPolicy("socket-worker", {
		createScriptURL: () => socketWorker,
	});
	worker = new Worker(scripts ? scripts.createScriptURL("") : socketWorker);
	prefetch.worker = worker;
	worker.onerror = () => {
		// This also closes its connection; the app opens its own.
		worker.terminate();
		prefetch.worker = undefined;
	};
} catch {}
worker?.postMessage([0, "open", address]);

// Writes the first prices into the prerendered page. When the app has taken over, these elements are no longer on the page.
let cards = new Map();
const paint = (code, { close, change }) => {
	const [, price, today] = cards.get(code) ?? [];
	// The platform omits trailing zeros. A change with more than two decimals is left to the app, which rounds it.
	const [, whole, part = ""] = /^-?(\d+)(?:\.(\d{1,2}))?$/.exec(change) ?? [];
	if (!price || !whole) return false;
	price.textContent = close.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ",");
	const isZero = !/[1-9]/.test(change);
	today.textContent = `${isZero ? "" : change[0] === "-" ? "\u2212" : "+"}${whole}.${part.padEnd(2, "0")}%`;
	today.dataset.direction = isZero ? "none" : change[0] === "-" ? "down" : "up";
	return true;
};
if (facts.paintedIn.includes(language.code))
	replies[facts.instruments]
		.then((reply) => reply.clone().json())
		.then(({ data }) => {
			if (!replies[facts.instruments]) return;
			const places = [...document.querySelectorAll("[data-first-price]")];
			cards = new Map(places.map((place, at) => [data[at].Code, place.querySelectorAll("bdi")]));
			for (const { Code, ShowCode, ForexQuotations } of data.slice(0, places.length)) {
				cards.get(Code)[0].textContent = ShowCode;
				paint(Code, { close: ForexQuotations.Close, change: ForexQuotations.Change });
			}
		})
		.catch(() => {});
let isMarked = false;
const take = (text) => {
	try {
		const { symbol, quotation } = JSON.parse(text);
		if (!quotation || !paint(symbol, quotation) || isMarked) return;
		isMarked = true;
		requestAnimationFrame(() => performance.mark("live quotes"));
	} catch {}
};
if (worker)
	worker.onmessage = ({ data: [, what, texts] }) => {
		if (what === "received") {
			texts.forEach(take);
			worker.postMessage([0, "done"]);
		} else if (what !== "opening") prefetch.connection = what === "opened" ? "open" : "closed";
		if (what === "opened" && !saved.token) worker.postMessage([0, "send", facts.subscription]);
	};

// The app replays the last tap on the prerendered page.
document.addEventListener("click", ({ target }) => {
	prefetch.tapped = target.closest("[data-replay]")?.dataset.replay;
});

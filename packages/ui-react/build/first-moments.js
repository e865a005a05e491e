// Inline in the head of every page, before the first paint: what was saved of language, theme and colours is worn, and what
// the page will ask for in any case is asked for while its code is still on the way. `facts` is put in by the build.
const root = document.documentElement;
let saved = {};
try {
	saved = JSON.parse(localStorage.getItem("tradewind")) ?? {};
} catch {}
const language = facts.languages[saved.language ?? saved.siteLanguage] ?? facts.languages.en;
root.lang = language.tag;
root.dir = language.dir;
if (language.code !== "en") root.dataset.shell = language.code;
root.dataset.mantineColorScheme = (saved.theme ?? saved.siteTheme) === "dark" ? "dark" : "light";
if (saved.token) root.dataset.customer = "";
for (const [name, value] of Object.entries(saved.colours ?? {}))
	if (/^--tw-[a-z-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(value)) root.style.setProperty(name, value);

const catalogue = document.createElement("link");
catalogue.rel = "modulepreload";
catalogue.href = language.catalogue;
catalogue.fetchPriority = "low";
document.head.append(catalogue);

const headers = { lang: language.code };
if (saved.token) headers.authorization = saved.token;
const replies = {};
const ask = (question) => {
	const address = `${question}${question.includes("?") ? "&" : "?"}t=${Date.now()}`;
	replies[question] = fetch(address, { headers, cache: "no-store" });
	replies[question].catch(() => {});
};
for (const path of saved.token ? [...facts.questions, facts.customerQuestion] : facts.questions) ask(path);
if (location.pathname === "/trade") {
	// The first formats of all have the browser read its tables of languages; it does so while it waits for the code.
	requestAnimationFrame(() =>
		setTimeout(() => [new Intl.DateTimeFormat(language.tag), new Intl.NumberFormat(language.tag)]),
	);
	replies[facts.instruments]
		.then((reply) => reply.clone().json())
		.then(({ data }) => {
			const { Id } = data.find(({ Code }) => Code === saved.instrument) ?? data[0];
			ask(`${facts.candles}?forex_id=${Id}&period=${facts.period}`);
		})
		.catch(() => {});
}
const address = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${facts.socketPath}`;
const early = { replies, headers, thread: undefined, wire: "opening", tapped: undefined };
window.tradewindEarly = early;
let thread;
try {
	thread = new Worker(URL.createObjectURL(new Blob([facts.wireThread], { type: "text/javascript" })));
	early.thread = thread;
	thread.onerror = () => {
		// Its wire goes with it: the app opens one of its own.
		thread.terminate();
		early.thread = undefined;
	};
} catch {}
thread?.postMessage([0, "open", address]);

// The first prices are on the prerendered page before the code that will keep them there. Once that has taken the list, it
// is on its own: it renders anew, and what is held here is no longer on the page.
let cards = new Map();
const paint = (code, { close, change }) => {
	const [, price, today] = cards.get(code) ?? [];
	// Zeros at the end are not sent; what can't be written with two decimals is left to the app.
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
			const places = [...document.querySelectorAll("[data-early-card]")];
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
if (thread)
	thread.onmessage = ({ data: [, what, texts] }) => {
		if (what === "received") {
			texts.forEach(take);
			thread.postMessage([0, "done"]);
		} else if (what !== "opening") early.wire = what === "opened" ? "open" : "closed";
		if (what === "opened" && !saved.token) thread.postMessage([0, "send", facts.subscription]);
	};

// A tap on the prerendered page is kept for the page that takes its place.
document.addEventListener("click", ({ target }) => {
	early.tapped = target.closest("[data-early]")?.dataset.early;
});

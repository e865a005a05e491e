import type { Query } from "./targets.ts";

export interface Wanted {
	/** Present and visible; present and able to take a press; absent or invisible. */
	readonly state: "visible" | "pressable" | "gone";
	readonly timeout: number;
}

/**
 * Runs in the browser. Waits until what is meant is in the wanted state and returns it; an element that takes a press is
 * enabled, does not move, and is what a finger in its middle hits. Throws the reason after the time-out.
 */
export const seek = async (query: Query, wanted: Wanted): Promise<Element | null> => {
	const end = performance.now() + wanted.timeout;
	let reason: string;
	do {
		const found = search(query);
		reason = found.length === 0 ? `is not there; ${alternatives()}` : "";
		if (found.length > 1 && query.at === undefined)
			reason = `is there ${found.length} times: ${found.slice(0, 5).map(nameOf).join(" | ")}`;
		const element = found.at(query.at ?? 0);
		if (!element && reason === "") reason = `is there only ${found.length} times`;
		if (wanted.state === "gone") {
			if (found.length === 0) return null;
			reason = "is still there";
		} else if (reason === "" && element) {
			if (wanted.state === "visible") return element;
			reason = await obstacle(element);
			if (reason === "") return element;
		}
		await new Promise((resolve) => setTimeout(resolve, 40));
	} while (performance.now() < end);
	throw new Error(reason);

	function search(wantedQuery: Query): Element[] {
		const sheets = [...document.querySelectorAll("dialog[open]")].filter((each) => each.matches(":modal"));
		const roots: (Element | Document)[] = wantedQuery.in
			? search(wantedQuery.in).slice(0, wantedQuery.in.at === undefined ? 1 : undefined)
			: [sheets.at(-1) ?? document];
		const picked = wantedQuery.in?.at === undefined ? roots : [roots.at(wantedQuery.in.at)];
		const withRoots = picked.flatMap((root) => {
			if (!root) return [];
			const isIncluded = root instanceof Element && (!wantedQuery.in || wantedQuery.role === "text");
			return [...(isIncluded ? [root] : []), ...root.querySelectorAll("*")];
		});
		return withRoots
			.filter((each) => isMeant(each, wantedQuery))
			.filter(
				(each, _, all) =>
					wantedQuery.role !== "text" || !all.some((other) => each !== other && each.contains(other)),
			);
	}

	/** What has the same role, for the report of a failure. */
	function alternatives(): string {
		if (query.role === "text") return "";
		const { name: _, pattern: __, at: ___, ...any } = query;
		const names = search(any)
			.slice(0, 12)
			.map((each) => nameOf(each).slice(0, 60));
		return `${names.length} with this role: ${names.join(" | ")}`;
	}

	function isMeant(element: Element, { role, name, pattern }: Query): boolean {
		if (!hasRole(element, role)) return false;
		if (!isShown(element)) return false;
		if (name === undefined && !pattern) return true;
		const own = role === "text" ? textOf(element) : nameOf(element);
		return pattern ? new RegExp(pattern.source, pattern.flags).test(own) : own === name;
	}

	function isShown(element: Element): boolean {
		// A button opens the file field, which itself is hidden.
		if (element instanceof HTMLInputElement && element.type === "file")
			return element.parentElement?.closest("[inert], [hidden]") === null;
		if (element.closest("[inert], [hidden]")) return false;
		return element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
	}

	function hasRole(element: Element, role: string): boolean {
		if (role === "field")
			return (
				/^(input|select|textarea)$/i.test(element.tagName) &&
				!/^(hidden|submit|button)$/.test(element.getAttribute("type") ?? "")
			);
		if (role === "text")
			return (
				!/^(script|style|template|title|option)$/i.test(element.tagName) && element.closest("head") === null
			);
		if (element.closest("[aria-hidden=true]")) return false;
		const explicit = element.getAttribute("role");
		if (explicit !== null && explicit !== "") return explicit.split(" ")[0] === role;
		const type = element.getAttribute("type");
		switch (element.tagName.toLowerCase()) {
			case "a":
				return role === "link" && element.hasAttribute("href");
			case "button":
				return role === "button";
			case "summary":
				return role === "button";
			case "dialog":
				return role === "dialog";
			case "h1":
			case "h2":
			case "h3":
			case "h4":
				return role === "heading";
			case "li":
				return role === "listitem";
			case "nav":
				return role === "navigation";
			case "main":
				return role === "main";
			case "iframe":
				return role === "iframe";
			case "output":
				return role === "status";
			case "section":
				return role === "region" && nameOf(element) !== "";
			case "select":
				return role === "combobox";
			case "textarea":
				return role === "textbox";
			case "input":
				if (type === "checkbox" || type === "radio") return role === type;
				if (type === "submit" || type === "button") return role === "button";
				return role === "textbox";
			default:
				return false;
		}
	}

	/** The accessible name. */
	function nameOf(element: Element): string {
		const labelled = element.getAttribute("aria-labelledby");
		if (labelled)
			return tidy(
				labelled
					.split(/\s+/)
					.map((id) => contentOf(document.getElementById(id)))
					.join(" "),
			);
		const label = element.getAttribute("aria-label");
		if (label) return tidy(label);
		if (
			element instanceof HTMLInputElement ||
			element instanceof HTMLSelectElement ||
			element instanceof HTMLTextAreaElement
		) {
			const labels = [...(element.labels ?? [])].map(contentOf).join(" ");
			const placeholder = element.getAttribute("placeholder") ?? element.getAttribute("title") ?? "";
			return tidy(labels) || tidy(placeholder);
		}
		const role = element.getAttribute("role") ?? "";
		if (
			/^(DIALOG|NAV|SECTION|MAIN|LI)$/.test(element.tagName) ||
			/^(dialog|region|tabpanel|alert|status|navigation|group)$/.test(role)
		)
			return /^(LI)$/.test(element.tagName) || /^(alert|status)$/.test(role) ? tidy(contentOf(element)) : "";
		return tidy(contentOf(element)) || tidy(element.getAttribute("title") ?? "");
	}

	/** The text that a screen reader reads. */
	function contentOf(node: Node | null): string {
		if (!node) return "";
		if (node instanceof Text) return node.data;
		if (!(node instanceof Element)) return "";
		if (node.getAttribute("aria-hidden") === "true" || /^(SCRIPT|STYLE)$/.test(node.tagName)) return "";
		if (!node.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node).display !== "contents")
			return "";
		const label = node.getAttribute("aria-label") ?? (node instanceof HTMLImageElement ? node.alt : null);
		if (label) return label;
		const inner = [...node.childNodes].map(contentOf).join("");
		return /^inline/.test(getComputedStyle(node).display) ? inner : ` ${inner} `;
	}

	function textOf(element: Element): string {
		return tidy(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ""));
	}

	function tidy(words: string): string {
		return words.replaceAll(/\s+/g, " ").trim();
	}

	/** Why a press on the element would not reach it; empty if it would. */
	async function obstacle(element: Element): Promise<string> {
		if (element.matches(":disabled, [aria-disabled=true]")) return "is disabled";
		if (element instanceof HTMLInputElement && element.type === "file") return "";
		if (!isHit(element)) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		const before = element.getBoundingClientRect();
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		const { x, y, width, height } = element.getBoundingClientRect();
		if (width < 1 || height < 1) return `has the size ${width} by ${height} px`;
		if (Math.abs(before.x - x) > 0.5 || Math.abs(before.y - y) > 0.5) return "moves";
		if (isHit(element)) return "";
		const other = document.elementFromPoint(x + width / 2, y + height / 2);
		return `is covered by ${other?.outerHTML.slice(0, 120) ?? "the edge of the screen"}`;
	}

	function isHit(element: Element): boolean {
		const { x, y, width, height } = element.getBoundingClientRect();
		const hit = document.elementFromPoint(x + width / 2, y + height / 2);
		if (!hit) return false;
		return (
			element.contains(hit) ||
			(hit.contains(element) && hit instanceof HTMLLabelElement) ||
			hit.closest("label")?.control === element
		);
	}
};

/** Runs in the browser. Keeps the next press from everything but the element. */
export const guardPress = (element: Element): void => {
	const isMeant = (target: EventTarget | null): boolean =>
		target instanceof Element && (element.contains(target) || target.closest("label")?.control === element);
	// A navigation may have ended the script that ends the previous guard, which would keep every press from the page.
	Object(window).pressGuard?.guard.abort();
	const guard = new AbortController();
	const state = { isMissed: false, guard };
	Object.assign(window, { pressGuard: state });
	for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
		addEventListener(
			type,
			(event) => {
				if (/down$/.test(type)) state.isMissed ||= !isMeant(event.target);
				if (!state.isMissed) return;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			{ capture: true, signal: guard.signal },
		);
};

/** Runs in the browser, after the press: whether it hit something else. A new document has no guard. */
export const missedPress = (): boolean => {
	const { pressGuard } = Object(window);
	delete Object(window).pressGuard;
	pressGuard?.guard.abort();
	return pressGuard?.isMissed === true;
};

import { button, el } from "./dom.ts";
import { controlKey, NoAccess } from "./platform.ts";

const againMs = 1000;

/** Tells that the platform does not answer, or that the key is wrong, and goes on once it answers. */
export const createTroubles = (notice: HTMLElement, onChange: (isSilent: boolean) => void = () => {}) => {
	let told = "";
	const tell = (error: unknown): void => {
		const text = error instanceof Error ? error.message : String(error);
		if (text === told) return;
		told = text;
		notice.hidden = false;
		notice.replaceChildren(
			...(error instanceof NoAccess && error.needsKey
				? keyForm(controlKey() === "" ? needsKey : wrongKey)
				: [`${text} The console tries again every second.`]),
		);
		onChange(true);
	};
	const clear = (): void => {
		if (told === "") return;
		told = "";
		notice.hidden = true;
		onChange(false);
	};
	const watch = async (run: () => Promise<void>): Promise<void> => {
		try {
			await run();
			clear();
		} catch (error) {
			tell(error);
		}
	};
	return {
		watch,
		/** Tries until the platform has answered. */
		untilAnswered: async <Found>(run: () => Promise<Found>): Promise<Found> => {
			for (;;) {
				try {
					const found = await run();
					clear();
					return found;
				} catch (error) {
					tell(error);
					await new Promise((resolve) => setTimeout(resolve, againMs));
				}
			}
		},
	};
};

const needsKey =
	"This platform needs its key: what follows # in the address of the console that its terminal has printed.";
const wrongKey =
	"The key in this address is wrong. The platform prints another one at each start, in its terminal: what follows # in the address of the console.";

const keyForm = (text: string): readonly (string | HTMLElement)[] => {
	const field = el("input", { type: "password", autocomplete: "off", "aria-label": "Key of the control" });
	const use = (): void => {
		location.hash = field.value.trim();
	};
	field.addEventListener("keydown", ({ key }) => key === "Enter" && use());
	return [text, el("div", { class: "press" }, field, button("Use this key", use))];
};

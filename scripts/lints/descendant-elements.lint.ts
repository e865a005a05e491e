import { filesOf, type Lint, placeIn } from "./lint.ts";
import { selectorsIn } from "./style-rules.ts";

/** The platform's texts are HTML without classes, and no component is inside them. */
const ofServerHtml = "packages/ui-react/src/ui/html/html.module.css";

/** A customer tag shows every text of a list in grey, also that of the components inside it (Spec 1 §6). */
const ofCustomerTag = '[data-lists="grey"]';

/** A type, or a choice of types, after a blank. */
const descendantElement = /[^\s>+~]\s+([a-z*]|:(is|where)\(\s*[a-z*])/;

/** `.total p` also reaches the paragraphs of a component inside `.total`; a class or `.total > p` does not. */
export const descendantElements: Lint = {
	name: "no descendant element selectors in CSS modules",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.module.css"])
			.filter(({ path }) => path !== ofServerHtml)
			.flatMap((file) =>
				selectorsIn(file)
					.filter(({ text }) => descendantElement.test(steps(text)) && !text.includes(ofCustomerTag))
					.map(
						({ text, start }) =>
							`${placeIn(file, start)}: ${text} also styles elements of other components: give the element a class, or use the child combinator.`,
					),
			),
};

/** Without attributes, and with blanks only where they mean "somewhere inside". */
const steps = (selector: string): string =>
	selector.replaceAll(/\[[^\]]*\]/g, "[]").replaceAll(/\s*([>+~,])\s*/g, "$1");

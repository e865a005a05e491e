import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultCard } from "./result-card.tsx";

test("The second tap of a double tap on a button presses nothing of the outcome that replaces it", () => {
	const card = renderToStaticMarkup(
		<ResultCard kind="refused" title="Deposit not reported" onDismiss={() => {}}>
			<a href="/mine/charge">Deposit records</a>
		</ResultCard>,
	);
	expect(card.match(/<(?:button|div)[^>]* inert=""/g)?.map((tag) => tag.slice(1, 5))).toEqual([
		"butt",
		"div ",
	]);
});

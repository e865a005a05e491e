import { useEffect } from "react";
import { useApp } from "../../state/app.ts";

/** Reads categories and sparklines, unless they have been read or requested. */
export const useListData = (): void => {
	const { market } = useApp();
	useEffect(() => {
		if (!market.getSnapshot().context.areListsExpected) market.send({ type: "list expected" });
	}, [market]);
};

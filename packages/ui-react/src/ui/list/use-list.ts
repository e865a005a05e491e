import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { useApp } from "../../state/app.ts";
import { type ListOf, pagedList } from "./list-machine.ts";

/** A list that is read when its component is shown and ends with it. */
export const useList = <Row, Key, Query, Extra>(
	list: ListOf<Row, Key, Query, Extra>,
	query: NoInfer<Query>,
) => {
	const app = useApp();
	const [machine] = useState(() => pagedList(app, list));
	return useActorRef(machine, { input: { query } });
};

// What a form asks, as the address of the page and of the same page in the other language. A count
// of none is as if it were not said.
export const question = (form) => {
  const nothing = ([name, value]) => !value || (value === "0" && form.elements[name].type === "number");
  const said = [...new FormData(form)].filter((one) => !nothing(one));
  return said.length ? `?${new URLSearchParams(said)}` : "";
};

export const translate = (search) => {
  for (const link of document.querySelectorAll("a[hreflang], link[hreflang]")) {
    const there = new URL(link.href);
    there.search = search;
    link.href = there;
  }
};

export const follow = (search) => {
  history.replaceState(null, "", search || location.pathname);
  translate(search);
};

// The address follows a form, and so do the links to the same page in the other language.
export const follow = (address) => {
  history.replaceState(null, "", address);
  for (const link of document.querySelectorAll("a[hreflang], link[hreflang]")) {
    const there = new URL(link.href);
    there.search = location.search;
    link.href = there;
  }
};

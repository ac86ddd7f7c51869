"""Windows of WebKitGTK, the engine of Safari, with storage on disk and a page cache.

Reads orders as lines of JSON, [id, command, window, text], and answers each with [id, value, error].
"""

import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder + "/cache")
manager.get_cookie_manager().set_persistent_storage(
    folder + "/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_preferred_languages(["de-DE"])
windows = {}


def answer(number, value="", error=None):
    print(json.dumps([number, value, error]), flush=True)


def open_window(number, name, size):
    width, height = map(int, size.split("x"))
    window = Gtk.Window(default_width=width, default_height=height)
    view = WebKit2.WebView.new_with_context(context)
    view.get_settings().set_property("enable-page-cache", True)
    window.add(view)
    window.show_all()
    windows[name] = (window, view)
    answer(number)


def call(number, name, body):
    def done(view, result):
        try:
            answer(number, view.call_async_javascript_function_finish(result).to_string())
        except GLib.Error as error:
            answer(number, error=error.message)

    windows[name][1].call_async_javascript_function(body, -1, None, None, None, None, done)


def picture(number, name, path):
    def done(view, result):
        try:
            view.get_snapshot_finish(result).write_to_png(path)
            answer(number)
        except GLib.Error as error:
            answer(number, error=error.message)

    region, options = WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE
    windows[name][1].get_snapshot(region, options, None, done)


def at_once(act):
    def run(number, name, text):
        act(windows[name], text)
        answer(number)

    return run


def go_back(number, name, _):
    """Answers once another entry of the history is shown, be it of the same page; not every one of these is told."""
    view = windows[name][1]
    entries = view.get_back_forward_list()
    before = entries.get_current_item()

    def look():
        if view.can_go_back() and entries.get_current_item() == before:
            return True
        answer(number)
        return False

    view.go_back()
    GLib.timeout_add(20, look)


def navigate(act):
    """Answers once the page before has gone."""

    def run(number, name, text):
        view = windows[name][1]

        def changed(_, event):
            if event == WebKit2.LoadEvent.COMMITTED:
                view.disconnect(handler)
                answer(number)

        handler = view.connect("load-changed", changed)
        act(view, text)

    return run


commands = {
    "open": open_window,
    "call": call,
    "picture": picture,
    "go": navigate(lambda view, address: view.load_uri(address)),
    "back": go_back,
    "reload": navigate(lambda view, _: view.reload()),
    "crash": at_once(lambda window, _: window[1].terminate_web_process()),
    "close": at_once(lambda window, _: window[0].destroy()),
    "size": at_once(lambda window, size: window[0].resize(*map(int, size.split("x")))),
}


unread = bytearray()


def hear(source, _):
    """Several orders may come at once, and one in pieces."""
    read = os.read(source, 1 << 20)
    if not read:
        Gtk.main_quit()
        return False
    unread.extend(read)
    if b"\n" not in read:
        return True
    *lines, rest = bytes(unread).split(b"\n")
    unread[:] = rest
    for line in lines:
        number, command, name, text = json.loads(line)
        commands[command](number, name, text)
    return True


GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, hear)
Gtk.main()

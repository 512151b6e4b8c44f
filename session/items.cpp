#include "session/items.hpp"

#include <algorithm>

#include "files/render.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr std::string_view forms_of_items =
    "Type for example: item Brute shield 2 buckler, item Brute disadvantage or item Brute negate";

/// The figure that the pending decision is about: the one that is attacked, or about to suffer
/// damage.
std::string asked_of(const Table& table) {
    if (!table.state().paused) {
        return {};
    }
    const PendingDecision& pending = table.state().paused->pending;
    if (const auto* draw = std::get_if<PendingDraw>(&pending)) {
        return draw->target;
    }
    const auto* stop = std::get_if<PendingChoice>(&pending);
    const bool own = stop != nullptr &&
                     (stop->choice.of == ChoiceKind::negate || stop->choice.of == ChoiceKind::item);
    return own ? stop->choice.figure : std::string{};
}

bool is_kind_of_item(const std::string& word) {
    return word == "shield" || word == "disadvantage" || word == "negate";
}

std::string owner_of(const Table& table, Words& words) {
    const Figure* figure = figure_meant(words.peek(), table.scene());
    if (figure != nullptr) {
        words.skip();
    } else if (!is_kind_of_item(words.peek()) && is_kind_of_item(words.peek(1))) {
        figure = &take_figure(words, table.scene(), "the character", {.kind = Kind::character});
    } else {
        const std::string asked = asked_of(table);
        figure = table.scene().find(asked.empty() ? table.state().acting : asked);
    }
    if (figure == nullptr || figure->kind != Kind::character) {
        not_possible(figure == nullptr ? std::string{"The owner of the item is missing"}
                                       : figure->id + " is no character, and has no items",
                     std::string{forms_of_items});
    }
    return figure->id;
}

void read_kind(Words& words, ActiveBonus& bonus) {
    if (words.accept("shield")) {
        bonus.kind = ActiveBonus::Kind::shield;
        bonus.value = words.take_number("how much it shields", 1, 99);
        bonus.item = "shield " + std::to_string(bonus.value);
    } else if (words.accept("disadvantage")) {
        bonus.kind = ActiveBonus::Kind::attackers_disadvantage;
        bonus.item = "disadvantage";
    } else if (words.accept("negate")) {
        bonus.kind = ActiveBonus::Kind::negate;
        bonus.item = "negate";
    } else {
        not_possible(words.at_end() ? std::string{"What the item does is missing"}
                                    : "No item does " + in_quotes(words.peek()),
                     std::string{forms_of_items});
    }
}

Item read_item(const Table& table, Words& words) {
    Item item;
    item.owner = owner_of(table, words);
    item.bonus.lasts.unit = Lasting::Unit::persistent;
    read_kind(words, item.bonus);
    item.bonus.uses = 1;
    std::string name;
    while (!words.at_end()) {
        if (words.accept("uses")) {
            item.bonus.uses = words.take_number("how often", 1, 99);
        } else {
            name += (name.empty() ? "" : " ") + words.take("");
        }
    }
    item.bonus.item = name.empty() ? item.bonus.item : name;
    const Figure& owner = *table.scene().find(item.owner);
    if (std::ranges::count(owner.bonuses, item.bonus.item, &ActiveBonus::item) > 0) {
        not_possible(item.owner + " has the item " + item.bonus.item + " already",
                     "Give this one another name, at the end of the line");
    }
    return item;
}

Edit giving(const Item& item) {
    return [item](Scene& scene) {
        Figure* owner = find_in(scene, item.owner);
        if (owner != nullptr &&
            std::ranges::count(owner->bonuses, item.bonus.item, &ActiveBonus::item) == 0) {
            owner->bonuses.push_back(item.bonus);
        }
    };
}

/// The option of a pending choice that uses the item; none if no option does.
std::optional<std::size_t> use_of(const PendingDecision& pending, const Item& item) {
    const auto* stop = std::get_if<PendingChoice>(&pending);
    if (stop == nullptr || stop->choice.figure != item.owner) {
        return std::nullopt;
    }
    const auto found =
        std::ranges::find(stop->choice.options, "item " + item.bonus.item, &event::Option::words);
    return found == stop->choice.options.end()
               ? std::nullopt
               : std::optional{static_cast<std::size_t>(found - stop->choice.options.begin())};
}

/// Plays a turn again with an item that its figure did not have before. Finds out where the item
/// would be offered.
class PlayedAgain {
public:
    PlayedAgain(const Table& table, const Item& item)
        : item_{item}, before_{*table.state().paused}, leg_{before_} {
        Scene from = *leg_.from.scene;
        giving(item)(from);
        leg_.from.scene = kept(std::move(from));
    }

    /// The leg with decisions that use the item the last time it is offered; none if it is never
    /// offered.
    std::optional<BegunLeg> with_last_use() {
        const std::size_t offers = offered(std::nullopt);
        if (offers == 0) {
            return std::nullopt;
        }
        static_cast<void>(offered(offers - 1));
        return leg_;
    }

private:
    /// How often the item is offered. At offer number `used` it is used.
    std::size_t offered(std::optional<std::size_t> used) {
        leg_.decide.clear();
        std::size_t offers = 0;
        std::size_t next = 0;
        while (true) {
            const auto pending = pending_now();
            const auto use = pending ? use_of(*pending, item_) : std::nullopt;
            if (use && only_offers_it(*pending)) {
                leg_.decide.emplace_back(offers == used ? *use : 0U);
                ++offers;
            } else if (next < before_.decide.size()) {
                leg_.decide.push_back(shifted(before_.decide[next], use));
                ++next;
            } else {
                if (use && offers == used) {
                    leg_.decide.emplace_back(*use);
                }
                return use ? offers + 1 : offers;
            }
        }
    }
    [[nodiscard]] std::optional<PendingDecision> pending_now() const {
        return play_leg(*leg_.from.scene, leg_.leg, {leg_.decide, false, leg_.from.board}).pending;
    }
    /// Whether the choice only exists because of the item.
    static bool only_offers_it(const PendingDecision& pending) {
        return std::get<PendingChoice>(pending).choice.options.size() == 2;
    }
    /// The decision, adapted to options among which the one with the item is new.
    static TableDecision shifted(TableDecision decision, std::optional<std::size_t> fresh) {
        if (auto* index = std::get_if<std::size_t>(&decision);
            index != nullptr && fresh && *index >= *fresh) {
            ++*index;
        }
        return decision;
    }

    const Item& item_;
    const PausedLeg before_;
    BegunLeg leg_;
};

void remember(std::vector<Item>& items, const Item& item) {
    std::erase_if(items, [&](const Item& other) {
        return other.owner == item.owner && other.bonus.item == item.bonus.item;
    });
    items.push_back(item);
}

/// The command that gives the item: "item Brute shield 2 buckler uses 3".
std::string command_of(const Item& item) {
    const ActiveBonus& bonus = item.bonus;
    const std::string kind =
        bonus.kind == ActiveBonus::Kind::shield   ? "shield " + std::to_string(bonus.value)
        : bonus.kind == ActiveBonus::Kind::negate ? std::string{"negate"}
                                                  : std::string{"disadvantage"};
    return "item " + quoted_name(item.owner) + " " + kind +
           (bonus.item == kind ? "" : " " + quoted_name(bonus.item)) +
           (bonus.uses.value_or(1) > 1 ? " uses " + std::to_string(*bonus.uses) : "");
}

}  // namespace

std::vector<Item> items_in(const Scene& scene) {
    std::vector<Item> items;
    for (const Figure& figure : scene.figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (figure.kind == Kind::character && !bonus.item.empty()) {
                items.push_back({figure.id, bonus});
            }
        }
    }
    return items;
}

void note_used_items(Table& table, const std::string& character) {
    const Figure* figure = table.scene().find(character);
    for (const Item& item : std::vector<Item>{table.state().items}) {
        if (figure != nullptr && item.owner == character &&
            std::ranges::count(figure->bonuses, item.bonus.item, &ActiveBonus::item) == 0) {
            table.note("correction",
                       "If " + item.bonus.item + " was spent and not lost, " + character +
                           " recovers it: type " + command_of(item) + ".",
                       character);
        }
    }
}

void give_item(Table& table, Words& words, const std::string& command) {
    const Item item = read_item(table, words);
    remember(table.state().items, item);
    const std::string says = item.owner + " has the item " + item.bonus.item + ".";
    if (asked_of(table) == item.owner) {
        auto again = PlayedAgain{table, item}.with_last_use();
        if (!again) {
            not_possible(item.bonus.item + " is of no use now",
                         "Use an item that helps against this attack or damage");
        }
        table.play_again(*std::move(again));
        return;
    }
    table.correct({giving(item), says, {}}, command);
}

}  // namespace standee

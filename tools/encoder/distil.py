"""
Teaches a small encoder to say what the Universal Sentence Encoder lite says. The large one looks at
every piece of a text in the light of all others, twice; the small one looks at a piece and its two
neighbours, so that all it has to know of a piece are three rows of numbers that are looked up.

Run by `npm run pack:encoder` with a folder that holds the large one's weights (`<name>.f32` and
`shapes.json`) and `texts.json`: texts of members and pages, as pieces, and which pieces begin a word.
Writes the small one's numbers beside them. Needs PyTorch (Debian 12: `apt install python3-torch`).
"""
import json
import math
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

FOLDER = sys.argv[1]
UNITS = 512
HIDDEN = 384
MIXED = 200_000
EPOCHS = 5
BATCH = 256
RATE = 2e-3
LONGEST = 60

torch.manual_seed(1)
random.seed(1)
shapes = json.load(open(f"{FOLDER}/shapes.json"))
told = json.load(open(f"{FOLDER}/texts.json"))


def tensor(name):
    values = np.fromfile(f"{FOLDER}/{name}.f32", "<f4").reshape(shapes[name])
    return torch.from_numpy(values).squeeze()


class Teacher:
    """Two transformer layers, their mean, one dense layer, length one."""

    def __init__(self):
        self.w = {name: tensor(name) for name in shapes}
        waves = torch.arange(128).float()[:, None] * self.w["slow"][None]
        self.timing = torch.cat([torch.sin(waves), torch.cos(waves)], 1)

    def dense(self, x, name):
        return x @ self.w[f"{name}_k"] + self.w[f"{name}_b"]

    def norm(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.w[f"{name}_s"], self.w[f"{name}_b"], 1e-6)

    def attend(self, x, layer, empty):
        width = x.shape[-1]
        heads = self.dense(x, f"qkv{layer}").split(width, -1)
        query, key, value = (h.unflatten(-1, (4, width // 4)).transpose(1, 2) for h in heads)
        shares = query @ key.transpose(-1, -2) / math.sqrt(width // 4)
        shares = shares.masked_fill(empty[:, None, None], -1e9).softmax(-1)
        return self.dense((shares @ value).transpose(1, 2).flatten(2), f"output{layer}")

    def inner(self, x, layer):
        return self.dense(F.relu(self.dense(self.norm(x, f"inner{layer}"), f"conv1{layer}")), f"conv2{layer}")

    def __call__(self, ids, empty):
        x = 2 * F.embedding(ids, self.w["emb"]) + self.timing[: ids.shape[1]]
        x = self.dense(x, "adjust") + self.attend(self.norm(x, "norm0"), 0, empty)
        x = x + self.inner(x, 0)
        x = x + self.attend(self.norm(x, "norm1"), 1, empty)
        x = x + self.inner(x, 1)
        there = (~empty).float()[:, :, None]
        x = (x * there).sum(1) / there.sum(1)
        return F.normalize(torch.tanh(self.dense(x, "last")), dim=-1)


class Student(torch.nn.Module):
    """What a piece says before another, by itself and after another; all of it together, once more."""

    def __init__(self, pieces):
        super().__init__()
        count, width = pieces.shape
        number = lambda *shape, spread=0.0: torch.nn.Parameter(torch.randn(*shape) * spread)
        self.pieces = torch.nn.Parameter(2 * pieces)
        self.ways = number(width, 3 * UNITS, spread=0.05)
        # What cannot be told from the large one's numbers for a piece is learned for each.
        self.own = number(count, UNITS)
        self.bias = number(UNITS)
        self.hidden = number(2 * UNITS, HIDDEN, spread=0.03)
        self.hidden_bias = number(HIDDEN)
        self.last = number(HIDDEN, 512, spread=0.05)
        self.last_bias = number(512)

    def tables(self, ids):
        before, itself, after = (F.embedding(ids, self.pieces) @ self.ways).split(UNITS, -1)
        return before, itself + F.embedding(ids, self.own) + self.bias, after

    def forward(self, ids, empty):
        there = (~empty).float()[:, :, None]
        before, itself, after = self.tables(ids)
        before, after = before * there, after * there
        none = torch.zeros_like(before[:, :1])
        seen = itself + torch.cat([none, before[:, :-1]], 1) + torch.cat([after[:, 1:], none], 1)
        seen = F.relu(seen) * there
        pooled = torch.cat([seen.sum(1) / there.sum(1).sqrt(), seen.amax(1)], -1)
        hidden = F.relu(pooled @ self.hidden + self.hidden_bias)
        return F.normalize(torch.tanh(hidden @ self.last + self.last_bias), dim=-1)


def batch_of(texts):
    longest = max(len(text) for text in texts)
    ids = torch.zeros(len(texts), longest, dtype=torch.long)
    empty = torch.ones(len(texts), longest, dtype=torch.bool)
    for row, text in enumerate(texts):
        ids[row, : len(text)] = torch.tensor(text)
        empty[row, : len(text)] = False
    return ids, empty


def batches(texts):
    """Texts of about the same length together, in any order."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]) + 4 * random.random())
    found = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
    random.shuffle(found)
    return found


def say_all(encoder, texts):
    said = torch.zeros(len(texts), 512)
    with torch.no_grad():
        for rows in batches(texts):
            said[rows] = encoder(*batch_of([texts[row] for row in rows]))
    return said


def words_of(text):
    words = []
    for piece in text:
        if not words or told["begins"][piece]:
            words.append([])
        words[-1].append(piece)
    return words


def mixed(questions, sentences, words):
    """A text that nobody wrote: the large one has something to say of it all the same."""
    text = random.choice(questions if random.random() < 0.85 else sentences)
    way = random.random()
    if way < 0.4:
        kept = [word for word in text if random.random() > 0.12]
        made = [random.choice(words) if random.random() < 0.11 else word for word in kept]
    elif way < 0.75:
        other = random.choice(questions)
        made = text[: random.randint(0, len(text))][:14] + other[random.randint(0, len(other)) :][:14]
    elif way < 0.9:
        begin = random.randrange(len(text))
        made = text[begin : begin + random.randint(2, 12)]
    else:
        made = list(text)
        for _ in range(3):
            at = random.randrange(len(made))
            made[at : at + 2] = reversed(made[at : at + 2])
    return [piece for word in made for piece in word][:LONGEST]


questions = [text[:LONGEST] for text in told["questions"] if len(text) > 1]
sentences = [text[:LONGEST] for text in told["sentences"] if len(text) > 1]
# Every fortieth question takes no part, to see how far the small one can be trusted.
held = questions[::40]
questions = [text for index, text in enumerate(questions) if index % 40]
split_questions, split_sentences = ([words_of(text) for text in kind] for kind in (questions, sentences))
some_words = [word for text in split_questions for word in text]
texts = questions + sentences
while len(texts) < len(questions) + len(sentences) + MIXED:
    text = mixed(split_questions, split_sentences, some_words)
    if len(text) > 1:
        texts.append(text)

started = time.time()
tell = lambda what: print(f"{time.time() - started:5.0f} s  {what}", flush=True)
teacher = Teacher()
wanted, wanted_held = say_all(teacher, texts), say_all(teacher, held)
tell(f"{len(texts)} texts read by the large encoder")
# All questions mean something similar: what differs between them counts as much again.
centre = wanted[: len(questions)].mean(0)
likeness = lambda a, b: F.cosine_similarity(a, b).mean() + F.cosine_similarity(a - centre, b - centre).mean()

student = Student(teacher.w["emb"])
adam = torch.optim.Adam(student.parameters(), lr=RATE)
# What was really asked is read twice as often.
lessons = texts + questions
answers = torch.cat([wanted, wanted[: len(questions)]])
steps, step = EPOCHS * math.ceil(len(lessons) / BATCH), 0
for epoch in range(EPOCHS):
    for rows in batches(lessons):
        adam.param_groups[0]["lr"] = RATE * min(1, (step + 1) / 100) * (1 - step / steps)
        loss = 2 - likeness(student(*batch_of([lessons[row] for row in rows])), answers[rows])
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(student.parameters(), 1.0)
        adam.step()
        step += 1
        if step % 200 == 0:
            tell(f"step {step} of {steps}, {loss.item():.3f}")
    tell(f"epoch {epoch + 1}: likeness on held questions {likeness(say_all(student, held), wanted_held).item() / 2:.3f}")

with torch.no_grad():
    parts = dict(zip(["before", "itself", "after"], student.tables(torch.arange(len(teacher.w["emb"])))))
    # By rows of what comes out.
    parts |= {"hidden": student.hidden.T, "hidden_bias": student.hidden_bias}
    parts |= {"last": student.last.T, "last_bias": student.last_bias}
for name, values in parts.items():
    values.detach().contiguous().numpy().astype("<f4").tofile(f"{FOLDER}/student-{name}.f32")
